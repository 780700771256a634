import { sql } from 'drizzle-orm';
import type { FilterKey } from '#contracts/filters.ts';
import type { Database } from '#platform/database/database.ts';
import type { FoundCategory } from '../categories.ts';
import { filterOptions, productFilters } from '../tables.ts';
import { inCategory } from './scope.ts';

/** What the goods of a category say of an attribute or an own characteristic. */
export interface Stated {
  readonly key: FilterKey;
  /** Products that state it, and those that state `true`. */
  readonly goods: number;
  readonly yes: number;
  readonly options: number;
  /** Options that some of the goods that state the attribute have, and some have not. */
  readonly telling: number;
  /** All options begin with a digit. */
  readonly numbers: boolean;
}

export interface StatedOptions {
  /** The number of products. */
  readonly goods: number;
  readonly byKey: ReadonlyMap<FilterKey, Stated>;
}

/** Counts the options of a category by key. */
export async function selectStatedOptions(
  db: Database,
  category: FoundCategory,
): Promise<StatedOptions> {
  const { rows } = await db.execute<Stated & Record<string, unknown>>(sql`
    WITH goods AS MATERIALIZED (
      SELECT ${productFilters.productId} AS id, ${productFilters.options} AS options FROM ${productFilters}
      WHERE ${inCategory(productFilters.categoryId, category)}),
    stated AS MATERIALIZED (
      SELECT DISTINCT goods.id, o.key, lower(o.value) AS value
      FROM goods CROSS JOIN LATERAL unnest(goods.options) option JOIN ${filterOptions} o ON o.id = option),
    by_key AS (SELECT key, count(DISTINCT id)::int AS goods FROM stated GROUP BY key),
    by_option AS (SELECT key, value, count(*)::int AS goods FROM stated GROUP BY key, value)
    SELECT NULL AS key, (SELECT count(*)::int FROM goods) AS goods, 0 AS yes, 0 AS options, 0 AS telling, false AS numbers
    UNION ALL
    SELECT key, by_key.goods, coalesce(max(by_option.goods) FILTER (WHERE value = 'true'), 0), count(*)::int,
      count(*) FILTER (WHERE by_option.goods < by_key.goods)::int, bool_and(value ~ '^[0-9]')
    FROM by_key JOIN by_option USING (key)
    GROUP BY key, by_key.goods`);
  const [total, ...byKey] = rows;
  return { goods: total?.goods ?? 0, byKey: new Map(byKey.map((row) => [row.key, row])) };
}
