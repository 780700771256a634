import { type SQL, sql } from 'drizzle-orm';
import type { AppliedFilter } from '#contracts/filters.ts';
import { matchingProducts, type SearchMatch } from '../search/match.ts';
import { productFilters, products, variantFilters } from '../tables.ts';

/** The category, search and filters of a list. */
export interface ListScope {
  readonly categoryId?: number | undefined;
  readonly match?: SearchMatch | undefined;
  readonly filters: readonly AppliedFilter[];
}

/** FROM and WHERE for the variants of the category and the search, without the filters; a text filter needs the joined product. */
export const variantsInScope = ({ categoryId, match, filters }: ListScope): SQL => {
  const hasText = filters.some(({ kind }) => kind === 'text');
  return sql`FROM ${variantFilters}
    ${match ? sql`JOIN ${matchingProducts(match)} matching ON matching.product_id = ${variantFilters.productId}` : sql``}
    ${hasText ? sql`JOIN ${products} ON ${products.id} = ${variantFilters.productId}` : sql``}
    WHERE ${categoryId === undefined ? sql`true` : sql`${variantFilters.categoryId} = ${categoryId}`}`;
};

/** FROM and WHERE for the products of the category and the search, without the filters. */
export const productsInScope = ({ categoryId, match }: ListScope): SQL => {
  return sql`FROM ${productFilters}
    ${match ? sql`JOIN ${matchingProducts(match)} matching ON matching.product_id = ${productFilters.productId}` : sql``}
    WHERE ${categoryId === undefined ? sql`true` : sql`${productFilters.categoryId} = ${categoryId}`}`;
};
