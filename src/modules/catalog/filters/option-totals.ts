import { sql } from 'drizzle-orm';
import type { AttributeKey } from '#contracts/attributes.ts';
import type { Database } from '#platform/database/database.ts';
import { MINUTE } from '#platform/duration.ts';
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

/** What there is to choose from, as it is now. */
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

const REMEMBERED_FOR = MINUTE;
const remembered = new WeakMap<Database, Map<number, { since: number; totals: OptionTotal[] }>>();

/**
 * The same, of a category up to a minute old: good enough to know which options to show with 0, and in which order. `known` are
 * options that it must have: where it does not, it is read again.
 */
export async function recallOptionTotals(
  db: Database,
  scope: ListScope,
  keys: readonly AttributeKey[],
  known: readonly number[],
): Promise<OptionTotal[]> {
  const { categoryId, match } = scope;
  if (categoryId === undefined || match) return selectOptionTotals(db, scope, keys);
  const categories = remembered.get(db) ?? new Map();
  remembered.set(db, categories);
  const old = categories.get(categoryId);
  if (old && Date.now() - old.since < REMEMBERED_FOR && hasAll(old.totals, known))
    return old.totals;
  const totals = await selectOptionTotals(db, scope, keys);
  categories.set(categoryId, { since: Date.now(), totals });
  return totals;
}

function hasAll(totals: readonly OptionTotal[], ids: readonly number[]): boolean {
  const there = new Set(totals.map(({ id }) => id));
  return ids.every((id) => there.has(id));
}
