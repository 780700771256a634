import type { SvgElement } from './svg-tree.ts';

const containers = ['svg', 'g', 'defs'];
const shapes = ['path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect'];
const paints = ['fill', 'stroke'] as const;

/**
 * The drawing in the colour of its surroundings, where it has one colour; otherwise undefined. Gradients, masks and clips keep their
 * colours.
 */
export function tinted(root: SvgElement): SvgElement | undefined {
  const colours = coloursOf(root, { fill: '#000', stroke: 'none' });
  if (colours === undefined || new Set(colours).size !== 1) return undefined;
  const recoloured = recolour(root);
  const fill = recoloured.attributes.fill ?? 'currentColor';
  return { ...recoloured, attributes: { ...recoloured.attributes, fill } };
}

type Paints = Readonly<Record<(typeof paints)[number], string>>;

/** Every colour that is painted, by inheritance; undefined where a part is more than a painted shape. */
function coloursOf(element: SvgElement, inherited: Paints): string[] | undefined {
  const { tag, attributes, children } = element;
  if (![...containers, ...shapes].includes(tag)) return undefined;
  const own = {
    fill: attributes.fill ?? inherited.fill,
    stroke: attributes.stroke ?? inherited.stroke,
  };
  if (shapes.includes(tag)) return paints.map((name) => own[name]).filter((one) => one !== 'none');
  const inside = children.map((child) => coloursOf(child, own));
  return inside.includes(undefined) ? undefined : inside.flatMap((one) => one ?? []);
}

function recolour({ tag, attributes, children }: SvgElement): SvgElement {
  const entries = Object.entries(attributes).map(([name, value]) => {
    const isPaint = (paints as readonly string[]).includes(name) && value !== 'none';
    return [name, isPaint ? 'currentColor' : value];
  });
  return { tag, attributes: Object.fromEntries(entries), children: children.map(recolour) };
}
