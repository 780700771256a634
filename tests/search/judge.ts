import type { Product, ProductPage, Variant } from '../../src/contracts/catalog.ts';
import type { Meant, Wanted } from './phrases.ts';
import { textOf } from './score.ts';

/** The first results that a visitor sees without scrolling. */
const FIRST = 5;
/** So many of the first must be right, or all right ones where the shop has fewer. */
const RIGHT = 3;

/** Whether an answer offers what a phrase means. `all`: every product of the shop. */
export function offers(answer: ProductPage, meant: Meant, all: readonly Product[]): boolean {
  if ('page' in meant) return pagesOf(answer).includes(meant.page);
  if ('category' in meant) return categoriesOf(answer).includes(meant.category);
  const { goods, variant = {} } = meant;
  const isMeant = (product: Product) => goods.test(textOf(product));
  const possible = all.filter(
    (product) => isMeant(product) && product.variants.some((one) => isWanted(one, variant)),
  );
  const hits = answer.results
    .slice(0, FIRST)
    .filter(
      (product) =>
        isMeant(product) && product.first_variant && isWanted(product.first_variant, variant),
    );
  return possible.length > 0 && hits.length >= Math.min(RIGHT, possible.length);
}

const pagesOf = ({ understood }: ProductPage) => understood?.pages.map(({ slug }) => slug) ?? [];
const categoriesOf = ({ understood }: ProductPage) =>
  understood?.categories.map(({ slug }) => slug) ?? [];

/** A berth may differ by as much as a mattress gives way. */
const isAbout = (value: number | undefined, wanted: number | undefined) =>
  wanted === undefined || (value !== undefined && Math.abs(value - wanted) <= wanted * 0.02);

const isBetween = (value: number | undefined, limits: readonly [number, number] | undefined) =>
  !limits || (value !== undefined && value >= limits[0] && value <= limits[1]);

const isWanted = (variant: Variant, wanted: Wanted): boolean =>
  variant.price <= (wanted.atMost ?? Number.POSITIVE_INFINITY) &&
  variant.price >= (wanted.atLeast ?? 0) &&
  isBetween(variant.dimensions_width, wanted.width) &&
  isBetween(variant.dimensions_depth, wanted.depth) &&
  isBetween(variant.dimensions_height, wanted.height) &&
  isAbout(variant.bed_width, wanted.berth?.[0]) &&
  isAbout(variant.bed_length, wanted.berth?.[1]);
