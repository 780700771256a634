import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { matchingProducts, rankOf, type SearchMatch, tiersOf } from '../search/match.ts';
import { productSearch } from '../tables.ts';
import type { ListScope } from './scope.ts';
import { type Listed, type ListedPage, type ListSlice, shownVariants } from './select-listed.ts';

/** Larger tiers are not ranked: few visitors reach their end, and ranking reads the words of every product. */
const MAX_RANKED = 300;

type FoundScope = ListScope & { readonly match: SearchMatch };

/**
 * One page of search results, best first. Tiers are read one by one until the page is full. Within a tier, available
 * products come first, then the higher rank. The count covers all tiers. A page beyond the end is empty.
 */
export async function selectFound(
  db: Database,
  scope: FoundScope,
  slice: Pick<ListSlice, 'limit' | 'offset'>,
): Promise<ListedPage> {
  const [count, listed] = await Promise.all([countFound(db, scope), selectTiers(db, scope, slice)]);
  return { count, listed };
}

async function selectTiers(
  db: Database,
  scope: FoundScope,
  { limit, offset }: Pick<ListSlice, 'limit' | 'offset'>,
): Promise<Listed[]> {
  const listed: Listed[] = [];
  let skip = offset;
  for (const tier of tiersOf(scope.match)) {
    const page = await selectTier(db, scope, tier, { limit: limit - listed.length, offset: skip });
    listed.push(...page.listed);
    if (listed.length >= limit) break;
    skip = Math.max(0, skip - page.count);
  }
  return listed;
}

async function countFound(db: Database, scope: FoundScope): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count ${hits(scope, matchingProducts(scope.match))}`,
  );
  return rows[0]?.count ?? 0;
}

async function selectTier(
  db: Database,
  scope: FoundScope,
  tier: SQL,
  { limit, offset }: Pick<ListSlice, 'limit' | 'offset'>,
): Promise<ListedPage> {
  const shown = scope.filters.length > 0 ? sql`shown.variant_id` : sql`NULL::int`;
  const rank = sql`(SELECT ${rankOf(scope.match)} FROM ${productSearch}
    WHERE ${productSearch.productId} = found.product_id)`;
  const { rows } = await db.execute<{ count: number; page: [number, number | null][] | null }>(sql`
    WITH found AS MATERIALIZED (
      SELECT hit.product_id, hit.available, ${shown} AS variant_id
      ${hits(scope, tier)}),
    total AS (SELECT count(*)::int AS count FROM found)
    SELECT total.count, (
      SELECT json_agg(json_build_array(product_id, variant_id)) FROM (
        SELECT product_id, variant_id FROM found
        ORDER BY available DESC, CASE WHEN total.count <= ${MAX_RANKED} THEN ${rank} END DESC NULLS LAST, product_id
        LIMIT ${limit} OFFSET ${offset}) best) AS page
    FROM total`);
  const [found] = rows;
  const listed = (found?.page ?? []).map(([productId, variantId]) => ({ productId, variantId }));
  return { count: found?.count ?? 0, listed };
}

/** FROM and WHERE for the products of a tier. */
const hits = (scope: ListScope, tier: SQL): SQL => sql`
  FROM ${tier} hit
  ${scope.filters.length > 0 ? shownVariants(scope, sql`hit.product_id`) : sql``}
  ${scope.categoryId === undefined ? sql`` : sql`WHERE hit.category_id = ${scope.categoryId}`}`;
