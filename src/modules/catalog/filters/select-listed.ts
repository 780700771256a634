import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { matchingProducts } from '../search/match.ts';
import { productPopularity, products, variantFilters, variants } from '../tables.ts';
import { conditionOf } from './conditions.ts';
import { inCategory, type ListScope, variantsInScope } from './scope.ts';

export type ListOrder =
  | 'shop'
  | 'cheapFirst'
  | 'dearFirst'
  | 'newFirst'
  | 'popularFirst'
  | 'discountedFirst';

/** Orders that depend on the variant that represents a product. */
const byVariant: readonly ListOrder[] = ['cheapFirst', 'dearFirst', 'discountedFirst'];

export interface ListSlice {
  readonly order: ListOrder;
  readonly newSince: Date;
  readonly limit: number;
  readonly offset: number;
}

/** A product of a list, and the variant that represents it. */
export interface Listed {
  readonly productId: number;
  /** The first variant that passes the filters and can be ordered, else the first that passes. Null without filters: the variant that the page opens on. */
  readonly variantId: number | null;
}

export interface ListedPage {
  readonly count: number;
  readonly listed: Listed[];
}

/** One page of a list, and the total number of products. A page beyond the end is empty and its count is 0. */
export async function selectListed(
  db: Database,
  scope: ListScope,
  { order, newSince, limit, offset }: ListSlice,
): Promise<ListedPage> {
  const { category, match, filters } = scope;
  const isFiltered = filters.length > 0;
  const needsVariants = isFiltered || byVariant.includes(order);
  const { rows } = await db.execute<{ id: number; variant_id: number | null; count: number }>(sql`
    SELECT ${products.id}, ${needsVariants ? sql`shown.variant_id` : sql`NULL::int AS variant_id`},
      count(*) OVER ()::int AS count
    FROM ${products}
    ${match ? sql`JOIN ${matchingProducts(match)} matching ON matching.product_id = ${products.id}` : sql``}
    ${needsVariants ? shownVariants(scope, sql`${products.id}`, order) : sql``}
    ${order === 'popularFirst' ? sql`LEFT JOIN ${productPopularity} ON ${productPopularity.productId} = ${products.id}` : sql``}
    WHERE NOT ${products.withdrawn} AND ${inCategory(products.categoryId, category)}
    ORDER BY ${sql.join(orderBy(order, newSince), sql`, `)}
    LIMIT ${limit} OFFSET ${offset}`);
  return {
    count: rows[0]?.count ?? 0,
    listed: rows.map((row) => ({ productId: row.id, variantId: row.variant_id })),
  };
}

/**
 * A JOIN: the first variant of each product that passes the filters, sold-out ones last; in a list by discount the one with the
 * largest. Products without such a variant are left out, unless no filter is applied.
 */
export const shownVariants = (scope: ListScope, productId: SQL, order?: ListOrder): SQL => sql`
  ${scope.filters.length > 0 ? sql`JOIN` : sql`LEFT JOIN`} (
    SELECT DISTINCT ON (${variantFilters.productId}) ${variantFilters.productId} AS product_id,
      ${variantFilters.variantId} AS variant_id, ${variantFilters.priceKopecks} AS price
      ${order === 'discountedFirst' ? sql`, ${discount} AS discount` : sql``}
    ${variantsInScope(scope)} ${sql.join(
      scope.filters.map((filter) => sql` AND ${conditionOf(filter)}`),
      sql``,
    )}
    ORDER BY ${variantFilters.productId}, ${isSoldOut}, ${order === 'discountedFirst' ? sql`${discount} DESC, ` : sql``}${variantFilters.position}
  ) shown ON shown.product_id = ${productId}`;

/** A partial index has the variants without stock. */
export const isSoldOut = sql`EXISTS (SELECT FROM ${variants} WHERE ${variants.id} = ${variantFilters.variantId} AND ${variants.stock} = 0)`;

/** Whole percent, as `discountPercent` shows it. */
const discount = sql`CASE WHEN ${variantFilters.onSale} THEN (
  SELECT round((1 - ${variants.priceKopecks}::float8 / ${variants.originalPriceKopecks}) * 100)
  FROM ${variants} WHERE ${variants.id} = ${variantFilters.variantId}) ELSE 0 END`;

export const isNewAt = (newSince: Date): SQL =>
  sql`coalesce(${products.isNew}, ${products.createdAt} >= ${newSince.toISOString()})`;

function orderBy(order: ListOrder, newSince: Date): SQL[] {
  const byName = [sql`${products.name}`, sql`${products.id}`];
  const inShopOrder = [sql`${isNewAt(newSince)} DESC`, ...byName];
  switch (order) {
    case 'cheapFirst':
      return [sql`shown.price ASC NULLS LAST`, ...byName];
    case 'dearFirst':
      return [sql`shown.price DESC NULLS LAST`, ...byName];
    case 'newFirst':
      return [sql`${products.createdAt} DESC`, ...inShopOrder];
    case 'popularFirst':
      return [sql`${productPopularity.pieces} DESC NULLS LAST`, ...inShopOrder];
    case 'discountedFirst':
      return [sql`shown.discount DESC NULLS LAST`, ...inShopOrder];
    case 'shop':
      return inShopOrder;
  }
}
