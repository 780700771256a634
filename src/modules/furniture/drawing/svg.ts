/** Shapes as strings. */

export interface Stroke {
  line?: string | undefined;
  width?: number;
  opacity?: number;
  r?: number;
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Path data with its numbers rounded: d`M${x} ${y}h${w}`. */
export const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  String.raw({ raw: parts }, ...values.map(rounded)).replaceAll(' -', '-');

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
      const text = typeof value === 'number' ? rounded(value) : escapeXml(value as string);
      return ` ${key}="${text}"`;
    })
    .join('');
  return children === undefined ? `<${tag}${written}/>` : `<${tag}${written}>${children}</${tag}>`;
};

/** Stands once, on the picture's root. */
export const usualWidth = 1;

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

const hundredths = (value: number) => String(Math.round(value * 100) / 100);

/** A box in picture units as its attribute states it: x, y, width, height. */
export const boxText = (...box: [x: number, y: number, w: number, h: number]): string =>
  box.map(hundredths).join(' ');
