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

type Values = Record<string, string | number | undefined>;

/** One element; attributes that are undefined are left out, numbers rounded. */
export function element(tag: string, attributes: Values, children?: string): string {
  let head = `<${tag}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    head += ` ${key}="${typeof value === 'number' ? rounded(value) : escapeXml(value)}"`;
  }
  return children === undefined ? `${head}/>` : `${head}>${children}</${tag}>`;
}

export const group = (attributes: Values, ...children: string[]): string =>
  element('g', attributes, children.join(''));

/** A filled shape. */
export const shape = (data: string, fill: string, more: Values = {}): string =>
  element('path', { d: data, fill, ...more });

/** An open line. */
export const trace = (data: string, stroke: string, more: Values = {}): string =>
  element('path', { d: data, fill: 'none', stroke, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  element('ellipse', { cx, cy, rx, ry, fill });

export const text = (x: number, y: number, content: string, more: Values = {}): string =>
  element('text', { x, y, 'text-anchor': 'middle', ...more }, escapeXml(content));

/** A letter of the widest usual font, in parts of its size. */
export const letter = 0.6;
