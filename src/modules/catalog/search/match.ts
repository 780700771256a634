import { type SQL, sql } from 'drizzle-orm';
import { productSearch } from '../tables.ts';
import type { Part, Term } from './understand.ts';

/**
 * A search: products match at least `least` of the parts. That is all parts or, if no product has them all, the largest
 * number that any product has.
 */
export interface SearchMatch {
  readonly parts: readonly Part[];
  readonly least: number;
}

/** The field of a word: any, any except the description, or the name. See `product_search.zones`. */
type Zone = '' | '.' | ':';

/** Syntax of `tsquery`. Words are letters or digits, so they need no escaping. */
const anyOf = (terms: readonly Term[], zone: Zone): string =>
  `(${terms.map(({ word, begins }) => `'${zone}${word}'${begins ? ':*' : ''}`).join(' | ')})`;

const allOf = (parts: readonly Part[], side: keyof Part, zone: Zone): string =>
  parts.map((part) => anyOf(part[side], zone)).join(' & ');

/** More words than people search for. Further words are ignored. */
const MAX_PARTS = 8;

/** Every combination of `size` parts. */
function combinationsOf(parts: readonly Part[], size: number): Part[][] {
  if (size === 0) return [[]];
  return parts.flatMap((part, index) =>
    combinationsOf(parts.slice(index + 1), size - 1).map((rest) => [part, ...rest]),
  );
}

/** At least `least` of the parts in a zone. */
const leastPartsOf = ({ parts, least }: SearchMatch, side: keyof Part, zone: Zone): string =>
  combinationsOf(parts.slice(0, MAX_PARTS), Math.min(least, MAX_PARTS))
    .map((chosen) => `(${allOf(chosen, side, zone)})`)
    .join(' | ');

/** Any of the exact words in the name. */
const anyInName = ({ parts }: SearchMatch): string =>
  `(${parts.map((part) => anyOf(part.exact, ':')).join(' | ')})`;

/** A relation with the columns `product_id`, `category_id`, `available`. */
const searchProducts = (query: string): SQL => sql`search_products(${query}::tsquery)`;

export const matchingProducts = (match: SearchMatch): SQL =>
  match.parts.length === 0 || match.least === 0
    ? sql`(SELECT product_id, category_id, available FROM ${productSearch} WHERE false)`
    : searchProducts(leastPartsOf(match, 'wide', ''));

/**
 * The same matches in tiers, best first. Details rank above the description, exact words above synonyms, and a hit in
 * the name above the category. The index alone answers each tier.
 */
export function tiersOf(match: SearchMatch): SQL[] {
  if (match.parts.length === 0 || match.least === 0) return [];
  const every = `(${leastPartsOf(match, 'wide', '')})`;
  const wide = `(${leastPartsOf(match, 'wide', '.')})`;
  const exact = `(${leastPartsOf(match, 'exact', '.')})`;
  const name = anyInName(match);
  return [
    `${exact} & ${name}`,
    `${exact} & !${name}`,
    `${wide} & !${exact} & ${name}`,
    `${wide} & !${exact} & !${name}`,
    `${every} & !${wide} & ${name}`,
    `${every} & !${wide} & !${name}`,
  ].map(searchProducts);
}

/** The rank of a product: its name has the largest weight, then its category, its details, its description. */
export const rankOf = ({ parts }: SearchMatch): SQL =>
  sql`ts_rank('{0.05, 0.15, 0.5, 1}', ${productSearch.document},
    ${parts.map((part) => anyOf(part.wide, '')).join(' | ')}::tsquery)`;

/**
 * Whether any product has `least` of the parts. With more than one part, hits in a description count only if the name has
 * a hit too.
 */
export function hasSome(match: SearchMatch): SQL {
  const anywhere = leastPartsOf(match, 'wide', '');
  const inDetails = leastPartsOf(match, 'wide', '.');
  const query =
    match.least > 1 ? `(${inDetails}) | ((${anywhere}) & ${anyInName(match)})` : anywhere;
  return sql`SELECT FROM ${searchProducts(query)} found LIMIT 1`;
}
