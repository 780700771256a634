import { element, escapeXml, group, letter, shape, text, trace } from './svg.ts';

export const ink = '#2b2520';

/** Size of a sheet with one thing. */
export const sheet = { width: 800, height: 600 } as const;

/** Letters of dimensions: legible where a sheet is 320 px wide, smaller where there is room. */
export const letters = 28;

const small = 24;

const style = '@media(min-width:560px){.n{font-size:22px}.m{font-size:18px}}';

/** A whole picture on paper; `floor`: where the wall ends, if it does. */
export function picture(
  width: number,
  height: number,
  title: string,
  floor: number | undefined,
  ...body: string[]
): string {
  const defs =
    element(
      'radialGradient',
      { id: 'p', cy: '.42', r: '.75' },
      '<stop stop-color="#fcf9f3"/><stop offset="1" stop-color="#f4ede1"/>',
    ) +
    element(
      'radialGradient',
      { id: 's' },
      `<stop stop-color="${ink}" stop-opacity=".26"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/>`,
    );
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      'font-family': 'Golos Text, system-ui, sans-serif',
      'font-size': `${letters}`,
      fill: '#463e36',
    },
    element('title', {}, escapeXml(title)) +
      element('defs', {}, defs) +
      element('style', {}, style) +
      shape(`M0 0h${width}v${height}H0z`, 'url(#p)') +
      (floor === undefined ? '' : floorOf(width, height, floor)) +
      body.join(''),
  );
}

const floorOf = (width: number, height: number, y: number) =>
  shape(`M0 ${y}h${width}V${height}H0z`, '#e9dfce') + trace(`M0 ${y}h${width}`, '#d5c7b0');

/** The soft dark spot where a thing touches the floor. */
export const contact = (cx: number, y: number, half: number): string =>
  element('ellipse', {
    'data-part': 'shadow',
    cx,
    cy: y,
    rx: half * 1.06,
    ry: Math.min(13, 4 + half * 0.05),
    fill: 'url(#s)',
  });

/** The line of the floor. */
export const floorLine = (from: number, to: number, y: number): string =>
  group({ 'data-part': 'floor' }, trace(`M${Math.round(from)} ${y}H${Math.round(to)}`, '#cbbb9f'));

/** Notes at the foot of a sheet: at its right edge, the others above them. */
export function footnotes(others: readonly string[], right: readonly string[]): string {
  const attributes = { class: 'm', 'data-note': '', 'font-size': `${small}`, fill: '#6d6256' };
  const row = (notes: readonly string[], y: number) => {
    let x = sheet.width - 22;
    return notes.toReversed().map((note) => {
      const written = text(x, y, note, { ...attributes, 'text-anchor': 'end' });
      x -= note.length * small * letter + 14;
      return written;
    });
  };
  const y = sheet.height - 14;
  return [...row(others, right.length > 0 ? y - 32 : y), ...row(right, y)].join('');
}
