import type { VariantAttributes } from '#contracts/attributes.ts';
import { LONGEST_NAME } from '#contracts/goods-limits.ts';
import { importMessages } from '#messages/imports/import.ts';
import { commonNameOfMost } from './common-name.ts';
import {
  areDistinct,
  distinct,
  distinguishingProperties,
  nameOf,
  properties,
  sharedProperties,
} from './distinguish.ts';
import type { Sibling } from './sibling.ts';
import { keyOf, tidy, wordsOf } from './words.ts';

const isFit = (name: string): boolean => name.length <= LONGEST_NAME;

export interface GroupNames {
  readonly product: string;
  /** Longer names, for a product whose name another product of its category has. The last one has the article. */
  readonly fuller: readonly string[];
  /** A noun without a model, cut from longer names: «Шкаф-купе». */
  readonly isBare: boolean;
  /** The feed names product and variants apart. */
  readonly isStated: boolean;
  /** In the order of the siblings. */
  readonly variants: readonly string[];
  /** Whether the feed distinguishes the variants. If not, the shop's existing names take precedence. */
  readonly isTold: boolean;
}

/**
 * The product's name is what the names of its offers have in common, cut with care. A variant's name is the rest, or
 * the first properties that distinguish the siblings. Explicit names of the feed are used unchanged. `kept` is the name
 * that the product has and keeps.
 */
export function nameGroup(siblings: readonly Sibling[], kept?: string): GroupNames {
  const stated = siblings.map(({ variantName }) => variantName);
  const first = siblings[0]?.name ?? '';
  if (stated.every((name) => name !== null)) {
    const given = { product: first, variants: stated };
    return { ...given, fuller: [], isBare: false, isStated: true, isTold: true };
  }
  const { name, isBare } = commonNameOfMost(siblings.map((sibling) => wordsOf(sibling.name)));
  const base = { product: kept ?? (name || first), isBare, isStated: false };
  const fuller = fullerNames(base.product, siblings);
  if (siblings.length === 1) {
    const only = siblings[0]?.attributes ?? {};
    const variant = properties.map((read) => read(only)).find(Boolean);
    return { ...base, fuller, variants: [variant ?? importMessages.onlyVariant], isTold: false };
  }
  return { ...base, fuller, variants: variantNames(base.product, siblings), isTold: true };
}

function variantNames(product: string, siblings: readonly Sibling[]): string[] {
  const rests = siblings.map((sibling) => restOf(sibling, product));
  const named = siblings.map(({ variantName }, index) => variantName ?? rests[index] ?? '');
  if (areDistinct(named)) return named;
  const told = distinguishingProperties(siblings);
  if (areDistinct(told)) return told;
  if (rests.filter((rest) => rest === '').length === 1) {
    const whole = named.map((name) => name || importMessages.onlyVariant);
    if (areDistinct(whole)) return whole;
  }
  const both = named.map((name, index) => nameOf(name, told[index]));
  return distinct(both, siblings);
}

/** One spelling of sizes: «90х200», «180*200» and «160 x 200» differ only in the sign. */
const plainSizes = (text: string): string =>
  text.replaceAll(/(?<![\d.,])(\d{2,4})\s?[xх×*]\s?(\d{2,4})(?![\d.,])/gi, '$1 × $2');

/** The words of an offer's name that the product's name does not have, without the article. */
function restOf({ name, article }: Sibling, product: string): string {
  const known = wordsOf(product).map(keyOf);
  const rest = wordsOf(name).filter((word) => {
    const place = known.indexOf(keyOf(word));
    if (place >= 0) known.splice(place, 1);
    return place === -1;
  });
  if (known.length === wordsOf(product).length) return tidy(name);
  const said = rest.filter((word) => keyOf(word) !== keyOf(article));
  return plainSizes(tidy(said.join(' '))).replace(
    /^(?:цвета?|размер|р-р|арт\.|артикул)[\s:]+(?=\S)/i,
    '',
  );
}

/** Names that say more than `name`: with the series, the brand, properties of all its offers, at worst the article. */
function fullerNames(name: string, siblings: readonly Sibling[]): string[] {
  const [first] = siblings;
  if (!first) return [];
  const isNews = (text: string | undefined): text is string =>
    text !== undefined &&
    siblings.every((sibling) => !sibling.name.toLowerCase().includes(text.toLowerCase()));
  const ofAll = (read: (attributes: VariantAttributes) => string | undefined) =>
    siblings.every(({ attributes }) => read(attributes) === read(first.attributes))
      ? read(first.attributes)
      : undefined;
  const words = [ofAll(({ series }) => series), ofAll(({ brand }) => brand?.name)].filter(isNews);
  const said = sharedProperties(siblings).filter(isNews).slice(0, 2);
  return [
    ...words.map((word) => `${name} ${word}`).filter(isFit),
    ...said.map((_, index) => nameOf(name, ...said.slice(0, index + 1))),
    nameOf(name, first.article),
  ];
}
