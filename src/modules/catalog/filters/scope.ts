import { type SQL, sql } from 'drizzle-orm';
import type { AppliedFilter } from '#contracts/filters.ts';
import { matchCondition, type SearchMatch } from '../search/match.ts';
import { productFilters, productSearch, products, variantFilters } from '../tables.ts';

/** Which variants a list is about. */
export interface ListScope {
  readonly categoryId?: number | undefined;
  readonly match?: SearchMatch | undefined;
  readonly filters: readonly AppliedFilter[];
}

/** The variants of the category and the search, filters apart: what follows SELECT. */
export const variantsInScope = ({ categoryId, match, filters }: ListScope): SQL => {
  const hasText = filters.some(({ kind }) => kind === 'text');
  const conditions = [
    ...(categoryId === undefined ? [] : [sql`${variantFilters.categoryId} = ${categoryId}`]),
    ...(match ? [matchCondition(match)] : []),
  ];
  return sql`FROM ${variantFilters}
    ${match ? sql`JOIN ${productSearch} ON ${productSearch.productId} = ${variantFilters.productId}` : sql``}
    ${hasText ? sql`JOIN ${products} ON ${products.id} = ${variantFilters.productId}` : sql``}
    WHERE ${conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`}`;
};

/** The products of the category and the search, in the same way. */
export const productsInScope = ({ categoryId, match }: ListScope): SQL => {
  const conditions = [
    ...(categoryId === undefined ? [] : [sql`${productFilters.categoryId} = ${categoryId}`]),
    ...(match ? [matchCondition(match)] : []),
  ];
  return sql`FROM ${productFilters}
    ${match ? sql`JOIN ${productSearch} ON ${productSearch.productId} = ${productFilters.productId}` : sql``}
    WHERE ${conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`}`;
};
