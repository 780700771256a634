import { withGradients } from './gradients.ts';
import { element, escapeXml, usualWidth } from './svg.ts';

/** The whole picture. */
export const picture = (width: number, height: number, title: string, body: string): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'stroke-width': String(usualWidth),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    element('title', {}, escapeXml(title)) + withGradients(body),
  );
