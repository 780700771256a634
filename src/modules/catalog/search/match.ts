import { type SQL, sql } from 'drizzle-orm';
import { productSearch } from '../tables.ts';
import type { Part, Term } from './understand.ts';

/** What a product must have among its words: all of the parts, or, where none has all, as many as any has. */
export interface SearchMatch {
  readonly parts: readonly Part[];
  readonly least: number;
}

/** Where a word stands: anywhere, in anything but the description, in the name. See `product_search.zones`. */
type Zone = '' | '.' | ':';

/** In the language of `tsquery`; words are letters or digits, so nothing needs to be escaped. */
const anyOf = (terms: readonly Term[], zone: Zone): string =>
  `(${terms.map(({ word, begins }) => `'${zone}${word}'${begins ? ':*' : ''}`).join(' | ')})`;

const allOf = (parts: readonly Part[], side: keyof Part, zone: Zone): string =>
  parts.map((part) => anyOf(part[side], zone)).join(' & ');

/** More words than anybody looks for; of those beyond, nothing is asked. */
const MOST_PARTS = 8;

/** Every way to leave out all but so many of them. */
function choicesOf(parts: readonly Part[], size: number): Part[][] {
  if (size === 0) return [[]];
  return parts.flatMap((part, index) =>
    choicesOf(parts.slice(index + 1), size - 1).map((rest) => [part, ...rest]),
  );
}

/** So many of the parts in a zone. */
const someOf = ({ parts, least }: SearchMatch, side: keyof Part, zone: Zone): string =>
  choicesOf(parts.slice(0, MOST_PARTS), Math.min(least, MOST_PARTS))
    .map((chosen) => `(${allOf(chosen, side, zone)})`)
    .join(' | ');

/** Any of the words themselves in the name. */
const named = ({ parts }: SearchMatch): string =>
  `(${parts.map((part) => anyOf(part.exact, ':')).join(' | ')})`;

/** A relation with the columns `product_id`, `category_id`, `available`. */
const answering = (query: string): SQL => sql`search_products(${query}::tsquery)`;

/** The matching products, a relation with the columns `product_id`, `category_id`, `available`. */
export const matchingProducts = (match: SearchMatch): SQL =>
  match.parts.length === 0 || match.least === 0
    ? sql`(SELECT product_id, category_id, available FROM ${productSearch} WHERE false)`
    : answering(someOf(match, 'wide', ''));

/**
 * The same matches in tiers, best first: what has the words before what only its description has; the word itself before its
 * synonyms; named so before being of that category. Each is answered by the index alone.
 */
export function tiersOf(match: SearchMatch): SQL[] {
  if (match.parts.length === 0 || match.least === 0) return [];
  const every = `(${someOf(match, 'wide', '')})`;
  const wide = `(${someOf(match, 'wide', '.')})`;
  const exact = `(${someOf(match, 'exact', '.')})`;
  const name = named(match);
  return [
    `${exact} & ${name}`,
    `${exact} & !${name}`,
    `${wide} & !${exact} & ${name}`,
    `${wide} & !${exact} & !${name}`,
    `${every} & !${wide} & ${name}`,
    `${every} & !${wide} & !${name}`,
  ].map(answering);
}

/** How well a product fits: what it is called counts most, then its category, its details, its description. */
export const rankOf = ({ parts }: SearchMatch): SQL =>
  sql`ts_rank('{0.05, 0.15, 0.5, 1}', ${productSearch.document},
    ${parts.map((part) => anyOf(part.wide, '')).join(' | ')}::tsquery)`;

/** Whether any product has so many of the parts, and not only by the way, in the description of something else. */
export function hasSome(match: SearchMatch): SQL {
  const anywhere = someOf(match, 'wide', '');
  const inDetails = someOf(match, 'wide', '.');
  const query = match.least > 1 ? `(${inDetails}) | ((${anywhere}) & ${named(match)})` : anywhere;
  return sql`SELECT FROM ${answering(query)} found LIMIT 1`;
}
