/** Shapes as strings. */

export interface Stroke {
  line?: string | undefined;
  width?: number;
  opacity?: number;
  r?: number;
}

const round = (value: number) => String(Math.round(value * 10) / 10);

/** Path data with its numbers rounded: d`M${x} ${y}h${w}`. */
export const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  String.raw({ raw: parts }, ...values.map(round)).replaceAll(' -', '-');

/** Text and attribute values made safe for SVG. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** One element; undefined attributes are left out, numbers rounded. */
export const element = (
  tag: string,
  attributes: Record<string, string | number | undefined>,
  children?: string,
): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? round(value) : escapeXml(value as string);
      return ` ${key}="${text}"`;
    })
    .join('');
  return children === undefined ? `<${tag}${written}/>` : `<${tag}${written}>${children}</${tag}>`;
};

/** Stands once, on the picture's root. */
const usualWidth = 1;

const isUsual = (width = usualWidth) => Math.abs(width - usualWidth) < 0.25;

const paint = (fill: string, { line, width, opacity }: Stroke) => ({
  fill,
  stroke: line,
  'stroke-width': line === undefined || isUsual(width) ? undefined : width,
  opacity: opacity === undefined ? undefined : String(Math.round(opacity * 100) / 100),
});

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  stroke: Stroke = {},
): string => {
  const r = Math.min(stroke.r ?? 0, w / 2, h / 2);
  return element('rect', {
    x,
    y,
    width: Math.max(w, 0),
    height: Math.max(h, 0),
    rx: r > 0 ? r : undefined,
    ...paint(fill, stroke),
  });
};

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  stroke: Stroke = {},
): string => element('ellipse', { cx, cy, rx, ry, ...paint(fill, stroke) });

export const shape = (data: string, fill: string, stroke: Stroke = {}): string =>
  element('path', { d: data, ...paint(fill, stroke) });

/** An open line. */
export const trace = (data: string, line: string, width = usualWidth, opacity?: number): string =>
  shape(data, 'none', opacity === undefined ? { line, width } : { line, width, opacity });

const gradientOf = (kind: string, colours: string[]) =>
  `url(#gd-${kind}-${colours.map((colour) => colour.slice(1)).join('-')})`;

/** Gradients from #rrggbb or #rrggbbaa colours: down, to the right, from the centre. */
export const down = (...colours: string[]): string => gradientOf('v', colours);
export const across = (...colours: string[]): string => gradientOf('h', colours);
export const radial = (...colours: string[]): string => gradientOf('r', colours);

const stop = (offset: number, colour: string) =>
  element('stop', {
    offset: offset === 0 ? undefined : String(Math.round(offset * 100) / 100),
    'stop-color': `#${colour.slice(0, 6)}`,
    'stop-opacity':
      colour.length > 6
        ? String(Math.round(Number.parseInt(colour.slice(6), 16) / 2.55) / 100)
        : undefined,
  });

const gradient = (id: string, kind: string, colours: string[]) => {
  const stops = colours.map((colour, index) => stop(index / (colours.length - 1), colour)).join('');
  if (kind === 'r') return element('radialGradient', { id }, stops);
  return element('linearGradient', kind === 'h' ? { id } : { id, x2: '0', y2: '1' }, stops);
};

/** An id made from what the gradient holds: equal ids are equal gradients, in any picture. */
const shortId = (description: string) => {
  let hash = 0;
  for (const letter of description) hash = (hash * 131 + letter.charCodeAt(0)) % 2_147_483_647;
  return `d${hash.toString(36)}`;
};

/** The body with short gradient ids, after the gradients it refers to. */
const withGradients = (body: string): string => {
  const found = new Map<string, string>();
  const short = body.replace(/url\(#gd-([\w-]+)\)/g, (_, description: string) => {
    const id = shortId(description);
    const [kind = 'v', ...colours] = description.split('-');
    found.set(id, gradient(id, kind, colours));
    return `url(#${id})`;
  });
  return element('defs', {}, [...found.values()].join('')) + short;
};

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
