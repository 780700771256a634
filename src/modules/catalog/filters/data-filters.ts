import { sql } from 'drizzle-orm';
import {
  type AttributeKey,
  attributes,
  bedSizes,
  commonFilters,
  outerSizes,
  shownKeys,
} from '#contracts/attributes.ts';
import { filterName } from '#contracts/filters.ts';
import type { Database } from '#platform/database/database.ts';
import { keepByVersion } from '#platform/keep-by-version.ts';
import type { FoundCategory } from '../categories.ts';
import { filterOptions, productFilters, variantFilters } from '../tables.ts';
import { measureOf } from './conditions.ts';
import { type FindPlacing, selectIdleSizes } from './idle-sizes.ts';
import { inCategory } from './scope.ts';

/** A category of fewer products is looked through without filters of its own. */
const FEW = 5;
/** The least share of the goods that state an attribute. */
const SHARE = 0.2;
const MOST_OPTIONS = 80;
const MOST_FILTERS = 14;
/** Whose filters are kept. */
const MOST_CATEGORIES = 1000;

/** What buyers ask first of the goods that have it, and what they ask last. The others stand between, as in the registry. */
const first: readonly AttributeKey[] = [
  'type_of_product',
  'bed_type',
  ...bedSizes,
  'mattress_hardnesses',
  ...outerSizes,
  'doors_count',
  'drawers',
  'mechanism',
  'upholstery_materials',
  'material',
  'body_material',
  'color',
  'facade_color',
];
const last: readonly AttributeKey[] = ['interior_style', 'brand', 'manufacturer'];
const inOrder: readonly AttributeKey[] = [
  ...first,
  ...shownKeys.filter((key) => !first.includes(key) && !last.includes(key)),
  ...last,
];

const measured = inOrder.filter((key) => attributes[key].filter === 'range');

/** The filters that the goods of a category decide, cached by one process. */
export type DataFilters = (
  db: Database,
  category: FoundCategory,
) => Promise<readonly AttributeKey[]>;

export function createDataFilters(
  version: () => number | null,
  placingOf: FindPlacing,
): DataFilters {
  const keep = keepByVersion<number, readonly AttributeKey[]>(version, MOST_CATEGORIES);
  return (db, category) => keep(category.id, () => selectFilters(db, category, placingOf));
}

/** The attributes that enough goods state and that tell them apart, in the order in which buyers ask. */
async function selectFilters(
  db: Database,
  category: FoundCategory,
  placingOf: FindPlacing,
): Promise<readonly AttributeKey[]> {
  const [stated, ranges, idle] = await Promise.all([
    selectOptions(db, category),
    selectRanges(db, category),
    selectIdleSizes(db, category, placingOf),
  ]);
  const isTelling = (key: AttributeKey): boolean => {
    if (attributes[key].filter === 'range') return ranges.has(key) && !idle.has(key);
    const one = stated.byKey.get(key);
    if (!one) return false;
    if (attributes[key].filter === 'flag') return one.yes > 0 && one.yes < stated.goods;
    const isStated = one.goods >= SHARE * stated.goods;
    return isStated && one.telling > 1 && one.options <= MOST_OPTIONS;
  };
  if (stated.goods < FEW) return commonFilters.filter(isTelling);
  return inOrder.filter(isTelling).slice(0, MOST_FILTERS);
}

interface Stated {
  readonly key: AttributeKey;
  /** Products that state it, and those that state `true`. */
  readonly goods: number;
  readonly yes: number;
  readonly options: number;
  /** Options that some of the goods that state the attribute have, and some have not. */
  readonly telling: number;
}

async function selectOptions(db: Database, category: FoundCategory) {
  const { rows } = await db.execute<Stated & Record<string, unknown>>(sql`
    WITH goods AS MATERIALIZED (
      SELECT ${productFilters.productId} AS id, ${productFilters.options} AS options FROM ${productFilters}
      WHERE ${inCategory(productFilters.categoryId, category)}),
    stated AS MATERIALIZED (
      SELECT DISTINCT goods.id, o.key, lower(o.value) AS value
      FROM goods CROSS JOIN LATERAL unnest(goods.options) option JOIN ${filterOptions} o ON o.id = option),
    by_key AS (SELECT key, count(DISTINCT id)::int AS goods FROM stated GROUP BY key),
    by_option AS (SELECT key, value, count(*)::int AS goods FROM stated GROUP BY key, value)
    SELECT NULL AS key, (SELECT count(*)::int FROM goods) AS goods, 0 AS yes, 0 AS options, 0 AS telling
    UNION ALL
    SELECT key, by_key.goods, coalesce(max(by_option.goods) FILTER (WHERE value = 'true'), 0), count(*)::int,
      count(*) FILTER (WHERE by_option.goods < by_key.goods)::int
    FROM by_key JOIN by_option USING (key)
    GROUP BY key, by_key.goods`);
  const [total, ...byKey] = rows;
  return { goods: total?.goods ?? 0, byKey: new Map(byKey.map((row) => [row.key, row])) };
}

/** The lengths and weights that differ and that enough variants state. */
async function selectRanges(
  db: Database,
  category: FoundCategory,
): Promise<ReadonlySet<AttributeKey>> {
  const tests = measured.map((key) => {
    const value = measureOf(filterName(key));
    return sql`count(${value}) >= ${SHARE}::float8 * count(*) AND min(${value}) < max(${value})`;
  });
  const { rows } = await db.execute<{ telling: (boolean | null)[] }>(sql`
    SELECT array[${sql.join(tests, sql`, `)}] AS telling FROM ${variantFilters}
    WHERE ${inCategory(variantFilters.categoryId, category)}`);
  const telling = rows[0]?.telling ?? [];
  return new Set(measured.filter((_, index) => telling[index] === true));
}
