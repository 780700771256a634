import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { isEmpty, matchingProducts, rankOf, type SearchMatch, tiersOf } from '../search/match.ts';
import type { NearLength } from '../search/phrase/near-lengths.ts';
import { productSearch, variantFilters } from '../tables.ts';
import { conditionOf, measureOf } from './conditions.ts';
import { inCategory, type ListScope, variantsInScope } from './scope.ts';
import { isSoldOut, type ListedPage, type ListSlice, shownVariants } from './select-listed.ts';

/** Larger tiers are not ranked: few visitors reach their end, and ranking reads the words of every product. */
const MAX_RANKED = 300;

type FoundScope = ListScope & {
  readonly match: SearchMatch;
  /** Lengths that the results should come near to. */
  readonly near: readonly NearLength[];
};

/**
 * One page of search results, best first. Most pages are within the first tier, which is read alone; the others need all
 * tiers. Within a tier, available products come first, then the higher rank. The count covers all tiers. A page beyond
 * the end is empty.
 */
export async function selectFound(
  db: Database,
  scope: FoundScope,
  slice: Slice,
): Promise<ListedPage> {
  if (isEmpty(scope.match)) return { count: 0, listed: [] };
  return (await selectBest(db, scope, slice)) ?? selectTiers(db, scope, slice);
}

/** A page of the first tier; undefined if the tier does not fill the page. */
async function selectBest(
  db: Database,
  scope: FoundScope,
  { limit, offset }: Slice,
): Promise<ListedPage | undefined> {
  const { rows } = await db.execute<Page>(sql`
    WITH found AS MATERIALIZED (
      SELECT hit.product_id, hit.category_id, hit.available, ${shownVariant(scope)}
      ${hits(scope, tiersOf(scope.match).best)}),
    total AS (SELECT count(*)::int AS size FROM found)
    SELECT
      CASE WHEN size >= ${offset}::int + ${limit}::int
        THEN (SELECT count(*)::int ${hits(scope, matchingProducts(scope.match))}) END AS count,
      CASE WHEN size >= ${offset}::int + ${limit}::int THEN (
        SELECT json_agg(json_build_array(product_id, variant_id)) FROM (
          SELECT product_id, variant_id FROM found
          ORDER BY ${inTier(scope, sql`total.size`)} LIMIT ${limit} OFFSET ${offset}) best) END AS page
    FROM total`);
  const [found] = rows;
  return found?.count == null ? undefined : pageOf(found);
}

/** A page of all tiers. Only the tiers that the page touches are sorted and ranked. */
async function selectTiers(
  db: Database,
  scope: FoundScope,
  { limit, offset }: Slice,
): Promise<ListedPage> {
  const { exact, details, named } = tiersOf(scope.match);
  const { rows } = await db.execute<Page>(sql`
    WITH found AS MATERIALIZED (
      SELECT hit.product_id, hit.category_id, hit.available, ${shownVariant(scope)},
        CASE WHEN hit.product_id IN (SELECT product_id FROM ${exact} exact) THEN 0
          WHEN hit.product_id IN (SELECT product_id FROM ${details} details) THEN 2 ELSE 4 END
        + CASE WHEN hit.product_id IN (SELECT product_id FROM ${named} named) THEN 0 ELSE 1 END AS tier
      ${hits(scope, matchingProducts(scope.match))}),
    sizes AS MATERIALIZED (
      SELECT tier, count(*)::int AS size, sum(count(*)) OVER (ORDER BY tier)::int AS last FROM found GROUP BY tier),
    touched AS MATERIALIZED (
      SELECT * FROM sizes WHERE last > ${offset}::int AND last - size < ${offset}::int + ${limit}::int)
    SELECT (SELECT coalesce(sum(size), 0)::int FROM sizes) AS count, (
      SELECT json_agg(json_build_array(product_id, variant_id)) FROM (
        SELECT product_id, variant_id FROM found JOIN touched USING (tier)
        ORDER BY tier, ${inTier(scope, sql`touched.size`)}
        LIMIT ${limit} OFFSET ${offset}::int - (SELECT coalesce(min(last - size), ${offset}::int) FROM touched)) best) AS page`);
  return pageOf(rows[0]);
}

interface Page extends Record<string, unknown> {
  readonly count: number | null;
  readonly page: [productId: number, variantId: number | null][] | null;
}

const pageOf = (found: Page | undefined): ListedPage => ({
  count: found?.count ?? 0,
  listed: (found?.page ?? []).map(([productId, variantId]) => ({ productId, variantId })),
});

type Slice = Pick<ListSlice, 'limit' | 'offset'>;

/** The variant that a product is shown by, and how far it is from the lengths that are asked. */
function shownVariant({ filters, near }: FoundScope): SQL {
  if (near.length > 0) return sql`shown.variant_id, shown.distance`;
  return sql`${filters.length > 0 ? sql`shown.variant_id` : sql`NULL::int AS variant_id`}, 0 AS distance`;
}

/** The order within a tier of this size. */
const inTier = ({ match }: FoundScope, size: SQL): SQL => sql`
  available DESC, distance, ${preference(match)} * CASE WHEN ${size} <= ${MAX_RANKED} THEN (
    SELECT ${rankOf(match)} FROM ${productSearch} WHERE ${productSearch.productId} = found.product_id
  ) ELSE 1 END DESC NULLS LAST, product_id`;

/** A preferred category weighs more than equal words elsewhere, and less than a word in the name. */
const PREFERRED = 1.25;

const preference = ({ preferred = [] }: SearchMatch): SQL =>
  sql`CASE WHEN found.category_id = ANY(${sql.param(preferred)}::int[]) THEN ${PREFERRED}::float8 ELSE 1 END`;

/** A JOIN: the variant of each product that passes the filters and comes nearest, sold-out ones last. */
function variantsOf(scope: FoundScope): SQL {
  const { filters, near } = scope;
  if (near.length === 0)
    return filters.length > 0 ? shownVariants(scope, sql`hit.product_id`) : sql``;
  const passing = filters.map((filter) => sql` AND ${conditionOf(filter)}`);
  return sql`JOIN LATERAL (
    SELECT ${variantFilters.variantId} AS variant_id, ${sql.join(near.map(distanceTo), sql` + `)} AS distance
    ${variantsInScope({ filters })} AND ${variantFilters.productId} = hit.product_id ${sql.join(passing, sql``)}
    ORDER BY ${isSoldOut}, distance, ${variantFilters.position} LIMIT 1) shown ON true`;
}

/** The share by which a variant differs from a length; 1 where it states none of the sides. */
function distanceTo({ names, about }: NearLength): SQL {
  const sides = names.map((name) => sql`abs(${measureOf(name)} - ${about}::float8)`);
  return sql`coalesce(least(${sql.join(sides, sql`, `)}) / ${about}::float8, 1)`;
}

/** FROM and WHERE for the products of a relation. */
const hits = (scope: FoundScope, found: SQL): SQL => sql`
  FROM ${found} hit ${variantsOf(scope)}
  WHERE ${inCategory(sql`hit.category_id`, scope.category)}`;
