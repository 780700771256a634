import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { matchingProducts, type SearchMatch } from '../search/match.ts';
import { productFilters, products, variantFilters } from '../tables.ts';

/** The category, search and filters of a list. */
export interface ListScope {
  readonly category?: ScopeCategory | undefined;
  readonly match?: SearchMatch | undefined;
  readonly filters: readonly AppliedFilter[];
}

interface ScopeCategory {
  readonly id: number;
  /** The categories whose goods the list has: the category, and its children. */
  readonly listed: readonly number[];
}

/** Whether a row is in the category. A category without children is compared, so that the order of an index remains. */
export function inCategory(column: AnyColumn | SQL, category: ScopeCategory | undefined): SQL {
  if (!category) return sql`true`;
  const { listed } = category;
  return listed.length === 1
    ? sql`${column} = ${listed[0]}`
    : sql`${column} = ANY(${sql.param(listed)}::int[])`;
}

/** FROM and WHERE for the variants of the category and the search, without the filters; a text filter needs the joined product. */
export const variantsInScope = ({ category, match, filters }: ListScope): SQL => {
  const hasText = filters.some(({ kind }) => kind === 'text');
  return sql`FROM ${variantFilters}
    ${match ? sql`JOIN ${matchingProducts(match)} matching ON matching.product_id = ${variantFilters.productId}` : sql``}
    ${hasText ? sql`JOIN ${products} ON ${products.id} = ${variantFilters.productId}` : sql``}
    WHERE ${inCategory(variantFilters.categoryId, category)}`;
};

/** FROM and WHERE for the products of the category and the search, without the filters. */
export const productsInScope = ({ category, match }: ListScope): SQL => {
  return sql`FROM ${productFilters}
    ${match ? sql`JOIN ${matchingProducts(match)} matching ON matching.product_id = ${productFilters.productId}` : sql``}
    WHERE ${inCategory(productFilters.categoryId, category)}`;
};
