import type { DeliveryTerms } from '#contracts/delivery-terms.ts';
import type { Kopecks } from '#contracts/money.ts';
import { commonCabins, intoLift } from '#contracts/passing.ts';
import type { PromisedLine } from '../promise/promise.ts';
import type { Piece, SizeClass } from '../quote/tariffs.ts';
import type { Carried } from './carried.ts';

/** A line of a cart or an order. */
export interface DeliveredLine {
  readonly variantId: number;
  readonly quantity: number;
  /** Of a piece. */
  readonly price: Kopecks;
  /** Before the reduction; null without one. */
  readonly originalPrice: Kopecks | null;
  readonly inStock: boolean;
  /** Working days of making; null where not stated. */
  readonly leadDays: number | null;
  readonly leadDaysFrom: number | null;
}

const unknown: Carried = {
  categories: [],
  packages: [],
  sizes: [],
  weight: null,
  production: null,
};

/** Each piece of a cart: a line of three is three of them. */
export const piecesOf = (
  lines: readonly DeliveredLine[],
  carried: ReadonlyMap<number, Carried>,
  terms: DeliveryTerms,
): Piece[] =>
  lines.flatMap(({ variantId, quantity, price, originalPrice }) => {
    const { categories, sizes, weight } = carried.get(variantId) ?? unknown;
    const sizeClass = firstFor(terms.classes, categories)?.class ?? null;
    const piece: Piece = {
      list: Math.max(price, originalPrice ?? 0),
      paid: price,
      categories,
      weight,
      sizeClass: sizeClass as SizeClass | null,
      isUnusual: categories.some((slug) => terms.unusual.includes(slug)),
      fitsLift:
        sizes.length > 0
          ? sizes.every((size) => intoLift(size, commonCabins[400]).how !== 'not')
          : null,
    };
    return Array.from({ length: quantity }, () => piece);
  });

/** When each line is ready: from the shelf, or made in the working days of the variant, else of its source, else of its category. */
export const promisedLines = (
  lines: readonly DeliveredLine[],
  carried: ReadonlyMap<number, Carried>,
  terms: DeliveryTerms,
): PromisedLine[] =>
  lines.map(({ variantId, inStock, leadDays, leadDaysFrom }) => {
    if (inStock) return { inStock };
    if (leadDays !== null) {
      return {
        production: { least: Math.min(leadDaysFrom ?? leadDays, leadDays), most: leadDays },
      };
    }
    const { categories, production } = carried.get(variantId) ?? unknown;
    return { production: production ?? firstFor(terms.production, categories)?.days ?? null };
  });

/** The first entry that names one of the categories, or none at all. */
const firstFor = <Entry extends { readonly categories: readonly string[] }>(
  entries: readonly Entry[],
  categories: readonly string[],
): Entry | undefined =>
  entries.find(
    (entry) =>
      entry.categories.length === 0 || categories.some((slug) => entry.categories.includes(slug)),
  );
