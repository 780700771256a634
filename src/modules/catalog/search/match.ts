import { type SQL, sql } from 'drizzle-orm';
import { productSearch } from '../tables.ts';
import type { Part, Term } from './part.ts';

/**
 * A search: products match at least `least` of the parts. That is all parts or, if no product has them all, the largest
 * number that any product has.
 */
export interface SearchMatch {
  readonly parts: readonly Part[];
  readonly least: number;
  /** Categories that the text names: their products come first. */
  readonly preferred?: readonly number[];
}

/** The field of a word: any, any except the description, or the name. See `product_search.zones`. */
type Zone = '' | '.' | ':';

/** Syntax of `tsquery`. Words are letters or digits, so they need no escaping. */
const anyOf = (terms: readonly Term[], zone: Zone): string =>
  `(${terms.map((term) => testOf(term, zone)).join(' | ')})`;

function testOf({ word, begins, beside }: Term, zone: Zone): string {
  const test = `'${zone}${word}'${begins ? ':*' : ''}`;
  return beside === undefined ? test : `(${test} & '${zone}${beside}')`;
}

/** At least `least` of the parts in a zone: the first part and one less of the others, or as many of the others. */
function leastPartsOf({ parts, least }: SearchMatch, side: keyof Part, zone: Zone): string {
  const tests = parts.map((part) => anyOf(part[side], zone));
  const leastOf = (from: number, wanted: number): string => {
    const left = tests.slice(from);
    if (wanted === 1) return `(${left.join(' | ')})`;
    if (wanted === left.length) return `(${left.join(' & ')})`;
    return `(${left[0]} & ${leastOf(from + 1, wanted - 1)} | ${leastOf(from + 1, wanted)})`;
  };
  return leastOf(0, least);
}

/** Any of the exact words in the name. */
const anyInName = ({ parts }: SearchMatch): string =>
  `(${parts.map((part) => anyOf(part.exact, ':')).join(' | ')})`;

/** A relation with the columns `product_id`, `category_id`, `available`. */
const searchProducts = (query: string): SQL => sql`search_products(${query}::tsquery)`;

export const matchingProducts = (match: SearchMatch): SQL =>
  isEmpty(match)
    ? sql`(SELECT product_id, category_id, available FROM ${productSearch} WHERE false)`
    : searchProducts(leastPartsOf(match, 'wide', ''));

/**
 * The matches in tiers, best first. Details rank above the description, exact words above synonyms, and a hit in the name
 * above the category. The index alone answers each of these relations.
 */
export interface Tiers {
  /** The first tier: exact words, one of them in the name. */
  readonly best: SQL;
  /** Products that match in name, category, variants or attributes, by the words themselves. */
  readonly exact: SQL;
  /** The same, by synonyms too. */
  readonly details: SQL;
  /** Products with an exact word in the name. */
  readonly named: SQL;
}

export function tiersOf(match: SearchMatch): Tiers {
  const exact = leastPartsOf(match, 'exact', '.');
  return {
    best: searchProducts(`(${exact}) & ${anyInName(match)}`),
    exact: searchProducts(exact),
    details: searchProducts(leastPartsOf(match, 'wide', '.')),
    named: searchProducts(anyInName(match)),
  };
}

/** True if nothing can match. */
export const isEmpty = ({ parts, least }: SearchMatch): boolean =>
  parts.length === 0 || least === 0;

/** The rank of a product: its name has the largest weight, then its category, its details, its description. */
export const rankOf = ({ parts }: SearchMatch): SQL =>
  sql`ts_rank('{0.05, 0.15, 0.5, 1}', ${productSearch.document},
    ${parts.map((part) => anyOf(part.wide, '')).join(' | ')}::tsquery)`;

/**
 * The largest number of parts that any product has, in one statement. All parts are tested first. If no product has them
 * all, the parts of each product are counted without its description, which says little by single words.
 */
export function largestNumber(parts: readonly Part[]): SQL {
  const all = { parts, least: parts.length };
  const hits = parts.map(
    (part) => sql`SELECT product_id FROM ${searchProducts(anyOf(part.wide, '.'))} hit`,
  );
  return sql`SELECT CASE
    WHEN ${hasAll(all)} THEN ${sql.raw(String(parts.length))}
    ELSE coalesce(
      (SELECT max(number) FROM (
        SELECT count(*)::int AS number FROM (${sql.join(hits, sql` UNION ALL `)}) hits GROUP BY product_id) counted),
      ${exists(leastPartsOf({ parts, least: 1 }, 'wide', ''))}::int)
    END AS number`;
}

/** Whether any product has all parts. Of several parts, hits in a description do not count: «пуфик для ног» are all poufs. */
const hasAll = (match: SearchMatch): SQL =>
  exists(leastPartsOf(match, 'wide', match.least === 1 ? '' : '.'));

const exists = (query: string): SQL => sql`EXISTS (SELECT FROM ${searchProducts(query)} found)`;
