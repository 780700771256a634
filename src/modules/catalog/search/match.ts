import { type SQL, sql } from 'drizzle-orm';
import { productSearch, products, variants } from '../tables.ts';
import type { Part } from './understand.ts';

/** What a product must have among its words: all of the parts, or, where none has all, as many as any has. */
export interface SearchMatch {
  readonly parts: readonly Part[];
  readonly least: number;
}

const query = (text: string): SQL => sql`to_tsquery('simple', ${text})`;

const both = (parts: readonly Part[], side: keyof Part): string =>
  parts.map((part) => `(${part[side]})`).join(' & ');

const { document } = productSearch;

/** How many of the parts a document has. */
const countOf = (parts: readonly Part[]): SQL<number> =>
  sql<number>`(${sql.join(
    parts.map(({ wide }) => sql`(${document} @@ ${query(wide)})::int`),
    sql` + `,
  )})`;

/** For a query that joins `product_search`. */
export function matchCondition({ parts, least }: SearchMatch): SQL {
  if (parts.length === 0 || least === 0) return sql`false`;
  if (least === parts.length) return sql`${document} @@ ${query(both(parts, 'wide'))}`;
  const any = parts.map(({ wide }) => wide).join(' | ');
  return sql`${document} @@ ${query(any)} AND ${countOf(parts)} >= ${least}`;
}

/** Words restricted to the name, or to everything but the description. */
const within = (text: string, weights: 'A' | 'ABC'): string =>
  text
    .split(' | ')
    .map((word) => (word.endsWith(':*') ? `${word}${weights}` : `${word}:${weights}`))
    .join(' | ');

/**
 * What has the words before what only its description has; the word itself before its synonyms; named so before being of that
 * category; what can be ordered before what cannot.
 */
export function bestFirst({ parts }: SearchMatch): SQL[] {
  const inDetails = parts.map((part) => `(${within(part.wide, 'ABC')})`).join(' & ');
  const exactInDetails = parts.map((part) => `(${within(part.exact, 'ABC')})`).join(' & ');
  const anyInName = parts.map((part) => `(${within(part.exact, 'A')})`).join(' | ');
  const isAvailable = sql`EXISTS (SELECT FROM ${variants} v
    WHERE v.product_id = ${products.id} AND NOT v.withdrawn AND v.stock IS DISTINCT FROM 0)`;
  return [
    sql`(${document} @@ ${query(inDetails)}) DESC`,
    sql`(${document} @@ ${query(exactInDetails)}) DESC`,
    sql`(${document} @@ ${query(anyInName)}) DESC`,
    sql`${isAvailable} DESC`,
    sql`ts_rank('{0.05, 0.15, 0.5, 1}', ${document}, ${query(both(parts, 'wide').replaceAll(' & ', ' | '))}) DESC`,
  ];
}

/** Whether any product has all of the parts. */
export const hasAll = (parts: readonly Part[]): SQL => sql`
  SELECT FROM ${productSearch} WHERE ${document} @@ ${query(both(parts, 'wide'))} LIMIT 1`;

/** The most parts that any one product has. */
export const mostParts = (parts: readonly Part[]): SQL => sql`
  SELECT coalesce(max(${countOf(parts)}), 0)::int AS most FROM ${productSearch}
  WHERE ${document} @@ ${query(parts.map(({ wide }) => wide).join(' | '))}`;
