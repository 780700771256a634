import type { CategoryIcon } from '#contracts/category-look.ts';
import { escapeXml } from '#furniture';
import { categoryIconLines } from './category-icons.ts';

const [width, height] = [800, 600];

/** Width of the icon in picture units. Its lines are drawn in a square of 24. */
const ICON = 168;
const quiet = '#a3957f';

/** The picture of a category without a photograph, 800 by 600: its icon on paper. */
export function drawPlate(icon: CategoryIcon, title = 'Категория'): string {
  const place = `translate(${(width - ICON) / 2} ${(height - ICON) / 2}) scale(${ICON / 24})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${escapeXml(title)}</title>` +
    '<radialGradient id="p" cy=".42" r=".75"><stop stop-color="#fcf9f3"/>' +
    '<stop offset="1" stop-color="#f4ede1"/></radialGradient>' +
    `<path d="M0 0h${width}v${height}H0z" fill="url(#p)"/>` +
    `<g transform="${place}" fill="none" stroke="${quiet}" color="${quiet}" stroke-width="1" ` +
    `stroke-linecap="round" stroke-linejoin="round">${categoryIconLines[icon]}</g></svg>`
  );
}
