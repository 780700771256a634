import { type SQL, sql } from 'drizzle-orm';
import { type ColourFamily, colourFamilies } from '#contracts/colour-families.ts';
import type { FilterKey } from '#contracts/filters.ts';
import type { Database } from '#platform/database/database.ts';
import { filterOptions, productFilters } from '../tables.ts';
import { type ListScope, productsInScope } from './scope.ts';
import type { Shade } from './shades.ts';

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
  shades: readonly Shade[],
): Promise<OptionTotal[]> {
  // Spellings and shades are counted apart, which is quick; options with several and families are counted once more together.
  const { rows } = await db.execute<OptionTotal & Record<string, unknown>>(sql`
    WITH every AS MATERIALIZED (SELECT ${productFilters.options} AS options ${productsInScope(scope)}),
    totals AS (
      SELECT option, count(*)::int AS total
      FROM every CROSS JOIN LATERAL unnest(every.options) option
      GROUP BY option),
    named AS (
      SELECT o.spelled AS id, o.key, array_agg(o.id) AS ids, max(totals.total) AS total,
        (array_agg(o.value ORDER BY totals.total DESC, o.value DESC))[1] AS value,
        (array_agg(o.hex ORDER BY totals.total DESC) FILTER (WHERE o.hex IS NOT NULL))[1] AS hex,
        (array_agg(o.label ORDER BY totals.total DESC, o.label))[1] AS label
      FROM totals JOIN ${offeredOptions(keys, shades)} o ON o.id = totals.option
      GROUP BY o.spelled, o.key)
    SELECT id, key, value, hex, label, CASE WHEN cardinality(ids) = 1 THEN total ELSE (
      SELECT count(*)::int FROM every WHERE every.options && named.ids) END AS total
    FROM named`);
  return rows;
}

/** The options of these keys, and of `color` each shade once more for its family. */
export function offeredOptions(keys: readonly FilterKey[], shades: readonly Shade[]): SQL {
  const known = shades.filter(({ family }) => family);
  if (!keys.includes('color') || known.length === 0) return spelledOptions(keys);
  const ids = known.map(({ id }) => id);
  const families = known.map(({ family }) => familyOption(family));
  return sql`(SELECT id, key, value, hex, label, spelled FROM ${spelledOptions(keys)} options
    UNION ALL SELECT o.id, o.key, o.value, o.hex, o.label, shade.family
      FROM unnest(${sql.param(ids)}::int[], ${sql.param(families)}::int[]) shade (id, family)
      JOIN ${filterOptions} o USING (id))`;
}

/** A family is counted under a negative number, as an option that no row has. */
const familyOption = (family: ColourFamily | undefined): number =>
  family ? -1 - colourFamilies.indexOf(family) : 0;

/** The family that is counted under this number; undefined for an option. */
export const familyOfOption = (id: number): ColourFamily | undefined =>
  id < 0 ? colourFamilies[-1 - id] : undefined;

/** The options of these keys. `spelled` is the id of the first option that is equal but for its case: one option for visitors. */
const spelledOptions = (keys: readonly FilterKey[]): SQL => sql`(
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
    shades: readonly Shade[],
  ): Promise<OptionTotal[]>;
}

/**
 * Caches the totals of each category until the version of the data changes. While the version is null (unknown), every
 * call reads.
 */
export function createOptionTotals(version: () => number | null): OptionTotals {
  const categories = new Map<number, { version: number; totals: OptionTotal[] }>();
  return {
    async of(db, scope, keys, known, shades) {
      const { category, match } = scope;
      if (!category || match) return selectOptionTotals(db, scope, keys, shades);
      // Read the version before the query: if the data changes during the query, the entry is stale and is read again.
      const current = version();
      const last = categories.get(category.id);
      if (last && last.version === current && hasAll(last.totals, known)) return last.totals;
      const totals = await selectOptionTotals(db, scope, keys, shades);
      if (current !== null) categories.set(category.id, { version: current, totals });
      return totals;
    },
  };
}

function hasAll(totals: readonly OptionTotal[], ids: readonly number[]): boolean {
  const there = new Set(totals.map(({ id }) => id));
  return ids.every((id) => there.has(id));
}
