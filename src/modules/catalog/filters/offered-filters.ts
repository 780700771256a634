import { sql } from 'drizzle-orm';
import type { OfferedFilters } from '#contracts/admin/goods/categories.ts';
import { type AttributeKey, attributes, shownKeys } from '#contracts/attributes.ts';
import { filterName } from '#contracts/filters.ts';
import { isOwnFilter, ownLabel } from '#contracts/own-filters.ts';
import { isNamedFilter } from '#contracts/search-filters.ts';
import { characteristicOf } from '#contracts/shop-characteristics.ts';
import type { Database } from '#platform/database/database.ts';
import { type FoundCategory, findCategory, findParent } from '../categories.ts';
import { getShopCharacteristics } from '../characteristics.ts';
import { filterOptions, variantFilters } from '../tables.ts';
import { measureOf } from './conditions.ts';
import { createDataFilters } from './data-filters.ts';
import { filtersOfCategory } from './filters-of-category.ts';
import type { FindPlacing } from './idle-sizes.ts';
import { inCategory } from './scope.ts';
import { selectStatedOptions } from './stated-options.ts';

const MOST = 200;
const measured = shownKeys.filter((key) => attributes[key].filter === 'range');

/**
 * The filters that a category has without a choice of the staff, and all that its goods could be filtered by; also what the goods of its
 * parent state, for a category that is still to be filled. Throws `category_not_found`.
 */
export async function offerFilters(
  db: Database,
  slug: string,
  placingOf: FindPlacing,
): Promise<OfferedFilters> {
  const category = await findCategory(db, slug);
  const dataFilters = createDataFilters(() => null, placingOf);
  const usual = await filtersOfCategory({ db, dataFilters }, { ...category, filters: null });
  const stated = await selectStated(db, category);
  const parent = await findParent(db, category);
  const above = parent ? await selectStated(db, parent) : [];
  const defined = await getShopCharacteristics(db);
  const labels = await selectLabels(db, [...[...stated, ...above].map(({ key }) => key), ...usual]);
  const labelOf = (key: string) =>
    isOwnFilter(key)
      ? (characteristicOf(defined, key)?.label ?? labels.get(key) ?? ownLabel(key))
      : attributes[key as AttributeKey].label;
  const goodsBy = new Set(stated.map(({ key }) => key));
  const silent = [...new Set([...usual, ...defined.keys(), ...above.map(({ key }) => key)])]
    .filter((key) => !goodsBy.has(key))
    .map((key) => ({ key, goods: 0, is_idle: false }));
  return {
    usual: [...usual],
    stated: [...stated, ...silent].map((one) => ({
      ...one,
      is_idle: one.is_idle && !isFlag(one.key, defined),
      label: labelOf(one.key),
    })),
  };
}

/** A flag is shown with one value: it is there or not. So are the filters that the specification names. */
const isFlag = (key: string, defined: Parameters<typeof characteristicOf>[0]): boolean =>
  isOwnFilter(key)
    ? characteristicOf(defined, key)?.kind === 'flag'
    : attributes[key as AttributeKey].filter === 'flag' ||
      isNamedFilter(filterName(key as AttributeKey));

interface StatedKey {
  readonly key: string;
  readonly goods: number;
  readonly is_idle: boolean;
}

/** What the goods of a category state, most often stated first. */
async function selectStated(db: Database, category: FoundCategory): Promise<StatedKey[]> {
  const { byKey } = await selectStatedOptions(db, category);
  const options = [...byKey.values()].map(({ key, goods, options }) => ({
    key: String(key),
    goods,
    is_idle: options === 1,
  }));
  const known: readonly string[] = shownKeys;
  return [...options, ...(await selectMeasured(db, category))]
    .filter(({ key }) => isOwnFilter(key) || known.includes(key))
    .toSorted((a, b) => b.goods - a.goods)
    .slice(0, MOST);
}

async function selectMeasured(db: Database, category: FoundCategory): Promise<StatedKey[]> {
  const counts = measured.map(
    (key) =>
      sql`count(DISTINCT product_id) FILTER (WHERE ${measureOf(filterName(key))} IS NOT NULL)::int`,
  );
  const { rows } = await db.execute<{ goods: number[] }>(sql`
    SELECT array[${sql.join(counts, sql`, `)}] AS goods FROM ${variantFilters}
    WHERE ${inCategory(variantFilters.categoryId, category)}`);
  return measured
    .map((key, index) => ({ key, goods: rows[0]?.goods[index] ?? 0, is_idle: false }))
    .filter(({ goods }) => goods > 0);
}

async function selectLabels(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ key: string; label: string }>(sql`
    SELECT key, min(label) AS label FROM ${filterOptions}
    WHERE label IS NOT NULL AND key = ANY(${sql.param(keys)}::text[]) GROUP BY key`);
  return new Map(rows.map(({ key, label }) => [key, label]));
}
