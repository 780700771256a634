import type { VariantAttributes } from '#contracts/attributes.ts';
import { importMessages } from '#messages/import.ts';

/** The data for the names of a group, one for each offer. */
export interface Sibling {
  readonly name: string;
  readonly variantName: string | null;
  readonly article: string;
  readonly attributes: VariantAttributes;
}

export interface GroupNames {
  readonly product: string;
  /** In the order of the siblings. */
  readonly variants: readonly string[];
  /** Whether the feed distinguishes the variants. If not, the shop's existing names take precedence. */
  readonly isTold: boolean;
}

/**
 * The product's name is the common beginning of its offers' names, word by word. A variant's name is the rest, or the
 * first properties that distinguish the siblings. Explicit names of the feed are used unchanged.
 */
export function nameGroup(siblings: readonly Sibling[]): GroupNames {
  const stated = siblings.map(({ variantName }) => variantName);
  if (stated.every((name) => name !== null)) {
    return { product: siblings[0]?.name ?? '', variants: stated, isTold: true };
  }
  if (siblings.length === 1) {
    const [only] = siblings;
    const variant = only
      ? properties.map((read) => read(only.attributes)).find(Boolean)
      : undefined;
    return {
      product: only?.name ?? '',
      variants: [variant ?? importMessages.onlyVariant],
      isTold: false,
    };
  }
  const words = siblings.map(({ name }) => name.split(' '));
  const shared = commonPrefixLength(words);
  const rests = words.map((rest) => withoutMarks(rest.slice(shared).join(' ')));
  const product =
    withoutMarks(words[0]?.slice(0, shared).join(' ') ?? '') || (siblings[0]?.name ?? '');
  const isTold = shared > 0 && rests.every(Boolean) && new Set(rests).size === rests.length;
  const variants = siblings.map(({ variantName }, index) => variantName ?? rests[index] ?? '');
  if (isTold) return { product, variants: distinct(variants, siblings), isTold };
  return {
    product,
    variants: distinct(distinguishingProperties(siblings), siblings),
    isTold: true,
  };
}

function commonPrefixLength(names: readonly string[][]): number {
  const [first = [], ...others] = names;
  const end = first.findIndex((word, index) => others.some((name) => name[index] !== word));
  return end === -1 ? first.length : end;
}

/** Removes the commas, dashes and brackets at both ends. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/^[\s,;:–—\-/(]+|[\s,;:–—\-/(]+$/g, '').replace(/^([^(]*)\)$/, '$1');

type Property = (attributes: VariantAttributes) => string;

const size = (...parts: (number | undefined)[]): string =>
  parts.every((part) => part !== undefined) ? importMessages.size(parts) : '';

/** The properties that distinguish variants, most telling first. */
const properties: readonly Property[] = [
  ({ upholstery_materials: materials }) => materials?.join(', ') ?? '',
  ({ color }) => color?.name ?? '',
  ({ bed_width: width, bed_length: length }) => size(width, length),
  ({ material }) => material ?? '',
  ({ facade_color: color }) => color ?? '',
  ({ dimensions_width: width, dimensions_depth: depth }) => size(width, depth),
  ({ dimensions_width: width }) => size(width),
  ({ dimensions_height: height }) => size(height),
  ({ mechanism }) => mechanism ?? '',
  ({ series }) => series ?? '',
];

/** The fewest properties that distinguish the siblings. Properties that all siblings share are skipped. */
function distinguishingProperties(siblings: readonly Sibling[]): string[] {
  let names = siblings.map(() => '');
  for (const read of properties) {
    const values = siblings.map(({ attributes }) => read(attributes));
    if (new Set(values).size < 2) continue;
    names = names.map((name, index) => [name, values[index]].filter(Boolean).join(', '));
    if (new Set(names).size === names.length) break;
  }
  return names;
}

/** Makes the names unique: equal names get the article behind them. */
function distinct(names: readonly string[], siblings: readonly Sibling[]): string[] {
  const counts = Map.groupBy(names, (name) => name);
  return names.map((name, index) => {
    if (name !== '' && counts.get(name)?.length === 1) return name;
    return [name, siblings[index]?.article].filter(Boolean).join(', ');
  });
}
