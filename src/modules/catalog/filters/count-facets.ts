import { type SQL, sql } from 'drizzle-orm';
import { attributes } from '#contracts/attributes.ts';
import { type FilterKey, filterName } from '#contracts/filters.ts';
import { isOwnFilter } from '#contracts/own-filters.ts';
import type { Database } from '#platform/database/database.ts';
import { variantFilters } from '../tables.ts';
import { conditionOf, measureOf } from './conditions.ts';
import {
  type OptionTotal,
  type OptionTotals,
  offeredOptions,
  selectOptionTotals,
} from './option-totals.ts';
import { type ListScope, variantsInScope } from './scope.ts';
import type { Shade } from './shades.ts';

/** Numbers of products. */
export interface FacetCounts {
  readonly count: number;
  readonly inStock: number;
  readonly onSale: number;
  /** Least and greatest value by filter name, among variants that pass all other filters. The price is in kopecks. */
  readonly ranges: Record<string, Limits>;
  /** For each filter of the scope, in its order: the number of products without that filter. */
  readonly without: number[];
  /** Every option in the category or search, also options with no product left. */
  readonly options: OptionCount[];
}

type Limits = readonly [min: number | null, max: number | null];

export interface OptionCount extends OptionTotal {
  readonly count: number;
}

/** `optionTotals` is the cache of this process. */
export interface FacetContext {
  readonly db: Database;
  readonly optionTotals: OptionTotals;
  /** The colours of the shop, whose families are counted too. */
  readonly shades: readonly Shade[];
}

/**
 * Counts all facets in one pass over the variants. A facet counts the variants that pass every filter except its own.
 * So only variants that fail at most one filter are needed, with the number of the failed filter.
 */
export async function countFacets(
  context: FacetContext,
  scope: ListScope,
  keys: readonly FilterKey[],
): Promise<FacetCounts> {
  const { db } = context;
  const ranges = ['price', ...keys.filter(isMeasure).map(filterName)];
  const words = keys.filter((key) => !isMeasure(key));
  const hasPassing = scope.filters.length > 0 && words.length > 0;
  const counting = db.execute<Counted & Record<string, unknown>>(sql`
    WITH near AS MATERIALIZED (${nearVariants(scope, ranges, hasPassing)}),
    by_product AS MATERIALIZED (${productFacts(scope, ranges)})
    ${hasPassing ? passingOptions(scope, words, context.shades) : sql``}
    SELECT count(*) FILTER (WHERE passes)::int AS count, count(*) FILTER (WHERE stocked)::int AS in_stock,
      count(*) FILTER (WHERE reduced)::int AS on_sale,
      json_build_array(${list(ranges.map((name) => sql`min(${column('min', name)}), max(${column('max', name)})`))}) AS limits,
      json_build_array(${list(scope.filters.map((_, at) => sql`count(*) FILTER (WHERE ${column('without', at)})`))}) AS without,
      ${hasPassing ? sql`(SELECT json_agg(json_build_array(option, count)) FROM passing)` : sql`NULL`} AS passing
    FROM by_product`);
  const [{ rows }, everything] = await Promise.all([
    counting,
    scope.filters.length === 0 ? allOptions(context, scope, words) : undefined,
  ]);
  const counted = rows[0] ?? nothing;
  const limitsAt = (at: number): Limits => [
    counted.limits[2 * at] ?? null,
    counted.limits[2 * at + 1] ?? null,
  ];
  return {
    count: counted.count,
    inStock: counted.in_stock,
    onSale: counted.on_sale,
    ranges: Object.fromEntries(ranges.map((name, at) => [name, limitsAt(at)])),
    without: counted.without,
    options: everything ?? (await passingOf(context, scope, words, new Map(counted.passing))),
  };
}

interface Counted {
  readonly count: number;
  readonly in_stock: number;
  readonly on_sale: number;
  readonly limits: (number | null)[];
  readonly without: number[];
  readonly passing: [option: number, count: number][] | null;
}

const nothing: Counted = {
  count: 0,
  in_stock: 0,
  on_sale: 0,
  limits: [],
  without: [],
  passing: [],
};

const isMeasure = (key: FilterKey): boolean =>
  !isOwnFilter(key) && attributes[key].filter === 'range';

/** Without filters, the count of an option is its total. */
async function allOptions(
  { db, shades }: FacetContext,
  scope: ListScope,
  words: readonly FilterKey[],
): Promise<OptionCount[]> {
  if (words.length === 0) return [];
  const totals = await selectOptionTotals(db, scope, words, shades);
  return totals.map((option) => ({ ...option, count: option.total }));
}

async function passingOf(
  { db, optionTotals, shades }: FacetContext,
  scope: ListScope,
  words: readonly FilterKey[],
  passing: ReadonlyMap<number, number>,
): Promise<OptionCount[]> {
  if (words.length === 0) return [];
  const totals = await optionTotals.of(db, scope, words, [...passing.keys()], shades);
  return totals.map((option) => ({ ...option, count: passing.get(option.id) ?? 0 }));
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

const column = (what: string, name: string | number): SQL =>
  sql`${sql.identifier(`${what}_${name}`)}`;

/** The number of a filter among the applied ones, from 1; -1 if it is not applied. Labels of own filters have any case. */
const place = ({ filters }: ListScope, name: string): number =>
  filters.findIndex((filter) => filter.name.toLowerCase() === name) + 1 || -1;

/** The variants that fail at most one filter. `failed` is the number of that filter, 0 for none. */
function nearVariants(scope: ListScope, ranges: readonly string[], withOptions: boolean): SQL {
  const tests = scope.filters.map(
    (filter, at) => sql`, (NOT ${conditionOf(filter)})::int AS ${column('fails', at)}`,
  );
  const fails = scope.filters.map((_, at) => column('fails', at));
  const places = fails.map((one, at) => sql`${one} * ${sql.raw(String(at + 1))}`);
  const sum = (parts: SQL[]) => (parts.length > 0 ? sql.join(parts, sql` + `) : sql`0`);
  // Each filter is tested once: without OFFSET it would be tested twice, and a third time in WHERE.
  return sql`
    SELECT tested.*, ${sum(places)} AS failed
    FROM (
      SELECT ${variantFilters.productId} AS product_id, ${withOptions ? sql`${variantFilters.options} AS options,` : sql``}
        ${variantFilters.inStock} AS in_stock, ${variantFilters.onSale} AS on_sale,
        ${list(ranges.map((name) => sql`${measureOf(name)} AS ${column('value', name)}`))}
        ${sql.join(tests, sql``)}
      ${variantsInScope(scope)}
      OFFSET 0
    ) tested
    WHERE ${sum(fails)} <= 1`;
}

/** Combines the near variants of each product into one row. */
function productFacts(scope: ListScope, ranges: readonly string[]): SQL {
  const passing = (name: string) => sql`failed IN (0, ${place(scope, name)})`;
  const limits = ranges.map((name) => {
    const value = column('value', name);
    return sql`min(${value}) FILTER (WHERE ${passing(name)}) AS ${column('min', name)},
      max(${value}) FILTER (WHERE ${passing(name)}) AS ${column('max', name)}`;
  });
  const without = scope.filters.map(
    (_, at) => sql`, bool_or(failed IN (0, ${at + 1})) AS ${column('without', at)}`,
  );
  return sql`
    SELECT bool_or(failed = 0) AS passes, bool_or(in_stock AND ${passing('in_stock')}) AS stocked,
      bool_or(on_sale AND ${passing('on_sale')}) AS reduced, ${list(limits)} ${sql.join(without, sql``)}
    FROM near GROUP BY product_id`;
}

/**
 * The number of products for each option, among variants that pass all filters except the option's own. OFFSET keeps the options of
 * the variants together: otherwise PostgreSQL, which takes a filter for rarely passed, compares every variant with every offered option first.
 */
function passingOptions(
  scope: ListScope,
  words: readonly FilterKey[],
  shades: readonly Shade[],
): SQL {
  const own = words.map((key) => place(scope, filterName(key)));
  const places = [0, ...own.filter((at) => at > 0)];
  return sql`,
    offered AS MATERIALIZED (
      SELECT o.id, o.spelled, asked.own FROM ${offeredOptions(words, shades)} o
      JOIN unnest(${sql.param(words)}::text[], ${sql.param(own)}::int[]) asked (key, own) USING (key)),
    passing AS (
      SELECT option, count(*)::int AS count
      FROM (
        SELECT DISTINCT stated.product_id, offered.spelled AS option
        FROM (
          SELECT near.product_id, near.failed, option FROM near CROSS JOIN LATERAL unnest(near.options) option
          WHERE near.failed = ANY(${sql.param(places)}::int[])
          OFFSET 0
        ) stated JOIN offered ON offered.id = stated.option
        WHERE stated.failed IN (0, offered.own)
      ) found
      GROUP BY option)`;
}
