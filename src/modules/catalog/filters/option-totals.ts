import { type SQL, sql } from 'drizzle-orm';
import type { FilterKey } from '#contracts/filters.ts';
import type { Database } from '#platform/database/database.ts';
import { filterOptions, productFilters } from '../tables.ts';
import { type ListScope, productsInScope } from './scope.ts';

/** An option of a category or a search in its most frequent spelling, and the number of products with it when no filter is applied. */
export interface OptionTotal {
  readonly id: number;
  readonly key: FilterKey;
  readonly value: string;
  readonly hex: string | null;
  /** The label of an own characteristic as it came with this option. */
  readonly label: string | null;
  readonly total: number;
}

/** The current totals from the database. */
export async function selectOptionTotals(
  db: Database,
  scope: ListScope,
  keys: readonly FilterKey[],
): Promise<OptionTotal[]> {
  // Spellings are counted apart, which is quick; the few options with several are counted once more together.
  const { rows } = await db.execute<OptionTotal & Record<string, unknown>>(sql`
    WITH totals AS (
      SELECT option, count(*)::int AS total
      FROM (SELECT ${productFilters.options} AS options ${productsInScope(scope)}) every
      CROSS JOIN LATERAL unnest(every.options) option
      GROUP BY option),
    named AS (
      SELECT o.spelled AS id, o.key, array_agg(o.id) AS ids, max(totals.total) AS total,
        (array_agg(o.value ORDER BY totals.total DESC, o.value DESC))[1] AS value,
        (array_agg(o.hex ORDER BY totals.total DESC) FILTER (WHERE o.hex IS NOT NULL))[1] AS hex,
        (array_agg(o.label ORDER BY totals.total DESC, o.label))[1] AS label
      FROM totals JOIN ${spelledOptions(keys)} o ON o.id = totals.option
      GROUP BY o.spelled, o.key)
    SELECT id, key, value, hex, label, CASE WHEN cardinality(ids) = 1 THEN total ELSE (
      SELECT count(*)::int ${productsInScope(scope)} AND ${productFilters.options} && named.ids) END AS total
    FROM named`);
  return rows;
}

/** The options of these keys. `spelled` is the id of the first option that is equal but for its case: one option for visitors. */
export const spelledOptions = (keys: readonly FilterKey[]): SQL => sql`(
  SELECT *, min(id) OVER (PARTITION BY key, lower(value)) AS spelled
  FROM ${filterOptions} WHERE key = ANY(${sql.param(keys)}::text[]))`;

/** The totals of whole categories, cached by one process. */
export interface OptionTotals {
  /** The totals of a scope. `known` are options that must be among them: if one is missing, the totals are read again. */
  of(
    db: Database,
    scope: ListScope,
    keys: readonly FilterKey[],
    known: readonly number[],
  ): Promise<OptionTotal[]>;
}

/**
 * Caches the totals of each category until the version of the data changes. While the version is null (unknown), every
 * call reads.
 */
export function createOptionTotals(version: () => number | null): OptionTotals {
  const categories = new Map<number, { version: number; totals: OptionTotal[] }>();
  return {
    async of(db, scope, keys, known) {
      const { category, match } = scope;
      if (!category || match) return selectOptionTotals(db, scope, keys);
      // Read the version before the query: if the data changes during the query, the entry is stale and is read again.
      const current = version();
      const last = categories.get(category.id);
      if (last && last.version === current && hasAll(last.totals, known)) return last.totals;
      const totals = await selectOptionTotals(db, scope, keys);
      if (current !== null) categories.set(category.id, { version: current, totals });
      return totals;
    },
  };
}

function hasAll(totals: readonly OptionTotal[], ids: readonly number[]): boolean {
  const there = new Set(totals.map(({ id }) => id));
  return ids.every((id) => there.has(id));
}
