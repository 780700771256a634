import { type SQL, sql } from 'drizzle-orm';
import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import { filterName } from '#contracts/filters.ts';
import type { Database } from '#platform/database/database.ts';
import { matchCondition } from '../search/match.ts';
import { filterOptions, productFilters, productSearch, variantFilters } from '../tables.ts';
import { conditionOf, measureOf } from './conditions.ts';
import { type ListScope, variantsInScope } from './scope.ts';

/** Numbers of products. */
export interface FacetCounts {
  readonly count: number;
  readonly inStock: number;
  readonly onSale: number;
  /** By filter name: least and greatest of what passes the other filters; the price in kopecks. */
  readonly ranges: Record<string, [min: number | null, max: number | null]>;
  /** For each filter of the scope, in its order: what there would be without it. */
  readonly without: number[];
  /** Every option in the category or search, also those that nothing passes. */
  readonly options: OptionCount[];
}

export interface OptionCount {
  readonly key: AttributeKey;
  readonly value: string;
  readonly hex: string | null;
  /** Without any filter. */
  readonly total: number;
  readonly count: number;
}

/**
 * Counts everything in one look at the variants. A variant counts for an option if it passes every filter but, perhaps, the option's
 * own: so only those that fail none or one are of interest, and which one they fail.
 */
export async function countFacets(
  db: Database,
  scope: ListScope,
  keys: readonly AttributeKey[],
): Promise<FacetCounts> {
  const ranges = ['price', ...keys.filter((key) => attributes[key].filter === 'range')].map(nameOf);
  const [measured, options] = await Promise.all([
    measure(db, scope, ranges),
    countOptions(db, scope, keys),
  ]);
  return { ...measured, options };
}

const nameOf = (key: string): string => filterName(key as AttributeKey);

async function measure(
  db: Database,
  scope: ListScope,
  ranges: readonly string[],
): Promise<Omit<FacetCounts, 'options'>> {
  const passing = (name: string) => sql`FILTER (WHERE failed IN (0, ${place(scope, name)}))`;
  const limits = ranges.map(
    (name) => sql`json_build_array(
      min(${column(name)}) ${passing(name)}, max(${column(name)}) ${passing(name)})`,
  );
  const without = scope.filters.map(
    (_, index) => sql`count(DISTINCT product_id) FILTER (WHERE failed IN (0, ${index + 1}))`,
  );
  const { rows } = await db.execute<{
    count: number;
    in_stock: number;
    on_sale: number;
    limits: [number | null, number | null][];
    without: number[];
  }>(sql`
    ${nearVariants(scope, ranges)}
    SELECT count(DISTINCT product_id) FILTER (WHERE failed = 0)::int AS count,
      count(DISTINCT product_id) FILTER (WHERE in_stock AND failed IN (0, ${place(scope, 'in_stock')}))::int AS in_stock,
      count(DISTINCT product_id) FILTER (WHERE on_sale AND failed IN (0, ${place(scope, 'on_sale')}))::int AS on_sale,
      json_build_array(${sql.join(limits, sql`, `)}) AS limits,
      json_build_array(${sql.join(without, sql`, `)}) AS without
    FROM near`);
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    inStock: row?.in_stock ?? 0,
    onSale: row?.on_sale ?? 0,
    ranges: Object.fromEntries(ranges.map((name, at) => [name, row?.limits[at] ?? [null, null]])),
    without: row?.without ?? [],
  };
}

/** The number of a filter among those that are set, from 1; -1 where it is not. */
const place = ({ filters }: ListScope, name: string): number =>
  filters.findIndex((filter) => filter.name === name) + 1 || -1;

const column = (name: string): SQL => sql.identifier(`value_${name}`) as unknown as SQL;

/** `near`: the variants that fail at most one filter; `failed` is its place, 0 for none. */
function nearVariants(scope: ListScope, ranges: readonly string[] = []): SQL {
  const failures = scope.filters.map((filter) => sql`(NOT ${conditionOf(filter)})::int`);
  const count = failures.length > 0 ? sql.join(failures, sql` + `) : sql`0`;
  const sum =
    failures.length > 0
      ? sql.join(
          failures.map((failure, index) => sql`${failure} * ${sql.raw(String(index + 1))}`),
          sql` + `,
        )
      : sql`0`;
  const values = ranges.map((name) => sql`, ${measureOf(name)} AS ${column(name)}`);
  return sql`WITH near AS MATERIALIZED (
    SELECT * FROM (
      SELECT ${variantFilters.productId} AS product_id, ${variantFilters.options} AS options,
        ${variantFilters.inStock} AS in_stock, ${variantFilters.onSale} AS on_sale,
        ${count} AS failures, ${sum} AS failed ${sql.join(values, sql``)}
      ${variantsInScope(scope)}
      OFFSET 0
    ) every WHERE failures <= 1)`;
}

async function countOptions(
  db: Database,
  scope: ListScope,
  keys: readonly AttributeKey[],
): Promise<OptionCount[]> {
  const words = keys.filter((key) => attributes[key].filter !== 'range');
  if (words.length === 0) return [];
  const own = words.map((key) => place(scope, filterName(key)));
  const passing = sql`
    SELECT option, count(DISTINCT product_id)::int AS count
    FROM near CROSS JOIN LATERAL unnest(near.options) option JOIN offered ON offered.id = option
    WHERE near.failed IN (0, offered.own)
    GROUP BY option`;
  const { rows } = await db.execute<OptionCount & Record<string, unknown>>(sql`
    ${scope.filters.length > 0 ? sql`${nearVariants(scope)},` : sql`WITH`}
    offered AS MATERIALIZED (
      SELECT o.id, o.key, o.value, o.hex, asked.own
      FROM ${filterOptions} o
      JOIN unnest(${sql.param(words)}::text[], ${sql.param(own)}::int[]) asked (key, own) USING (key)),
    totals AS (
      SELECT option, count(*)::int AS total
      FROM (${productsInScope(scope)}) every CROSS JOIN LATERAL unnest(every.options) option
      GROUP BY option)
    ${scope.filters.length > 0 ? sql`, passing AS (${passing})` : sql``}
    SELECT offered.key, offered.value, offered.hex, totals.total,
      ${scope.filters.length > 0 ? sql`coalesce(passing.count, 0)` : sql`totals.total`} AS count
    FROM totals JOIN offered ON offered.id = totals.option
    ${scope.filters.length > 0 ? sql`LEFT JOIN passing USING (option)` : sql``}`);
  return rows;
}

const productsInScope = ({ categoryId, match }: ListScope): SQL => {
  const conditions = [
    ...(categoryId === undefined ? [] : [sql`${productFilters.categoryId} = ${categoryId}`]),
    ...(match ? [matchCondition(match)] : []),
  ];
  return sql`SELECT ${productFilters.options} AS options FROM ${productFilters}
    ${match ? sql`JOIN ${productSearch} ON ${productSearch.productId} = ${productFilters.productId}` : sql``}
    WHERE ${conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`}`;
};
