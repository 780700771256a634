import { sql } from 'drizzle-orm';
import type { AttributeKey } from '#contracts/attributes.ts';
import type { Database } from '#platform/database/database.ts';
import { filterOptions, productFilters } from '../tables.ts';
import { type ListScope, productsInScope } from './scope.ts';

/** An option that a category or a search has, and how many products have it where nothing is filtered. */
export interface OptionTotal {
  readonly id: number;
  readonly key: AttributeKey;
  readonly value: string;
  readonly hex: string | null;
  readonly total: number;
}

/** The totals as the database has them now. */
export async function selectOptionTotals(
  db: Database,
  scope: ListScope,
  keys: readonly AttributeKey[],
): Promise<OptionTotal[]> {
  const { rows } = await db.execute<OptionTotal & Record<string, unknown>>(sql`
    SELECT o.id, o.key, o.value, o.hex, totals.total
    FROM (
      SELECT option, count(*)::int AS total
      FROM (SELECT ${productFilters.options} AS options ${productsInScope(scope)}) every
      CROSS JOIN LATERAL unnest(every.options) option
      GROUP BY option
    ) totals
    JOIN ${filterOptions} o ON o.id = totals.option
    WHERE o.key = ANY(${sql.param(keys)}::text[])`);
  return rows;
}

/** The totals of whole categories, remembered by one process. */
export interface OptionTotals {
  /** The totals of a scope. `known` are options that they must have: without one of these they are read again. */
  of(
    db: Database,
    scope: ListScope,
    keys: readonly AttributeKey[],
    known: readonly number[],
  ): Promise<OptionTotal[]>;
}

/** Remembers the totals of each category as long as the version of the data stays; while it is null (unknown) every call reads. */
export function createOptionTotals(version: () => number | null): OptionTotals {
  const categories = new Map<number, { version: number; totals: OptionTotal[] }>();
  return {
    async of(db, scope, keys, known) {
      const { categoryId, match } = scope;
      if (categoryId === undefined || match) return selectOptionTotals(db, scope, keys);
      // Taken before the query: a change during it makes the totals stale, never fresh.
      const current = version();
      const last = categories.get(categoryId);
      if (last && last.version === current && hasAll(last.totals, known)) return last.totals;
      const totals = await selectOptionTotals(db, scope, keys);
      if (current !== null) categories.set(categoryId, { version: current, totals });
      return totals;
    },
  };
}

function hasAll(totals: readonly OptionTotal[], ids: readonly number[]): boolean {
  const there = new Set(totals.map(({ id }) => id));
  return ids.every((id) => there.has(id));
}
