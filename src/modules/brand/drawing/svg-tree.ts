import { SaxesParser } from 'saxes';
import type { DrawingElement } from '#contracts/shop-look.ts';
import { html } from '#platform/text/html.ts';

/** An element of an SVG file, without texts. */
export interface SvgElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
}

/** Parses an SVG file. Throws where it is not well-formed XML with one root. */
export function parseSvg(text: string): SvgElement {
  const parser = new SaxesParser();
  const roots: SvgElement[] = [];
  const open: { children: SvgElement[] }[] = [{ children: roots }];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { tag: name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root, ...others] = roots;
  if (!root || others.length > 0) throw new Error('an SVG file has one root');
  return root;
}

/** Writes the element as text. */
export function writeSvg({ tag, attributes, children }: SvgElement): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => html` ${{ html: name }}="${value}"`.html,
  );
  const inside = children.map(writeSvg).join('');
  return inside ? `<${tag}${written.join('')}>${inside}</${tag}>` : `<${tag}${written.join('')}/>`;
}

/** The element with the names of properties that React has. */
export const asDrawing = ({ tag, attributes, children }: SvgElement): DrawingElement => ({
  tag,
  props: Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ),
  children: children.map(asDrawing),
});
