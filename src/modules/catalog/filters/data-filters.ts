import { sql } from 'drizzle-orm';
import {
  type AttributeKey,
  attributes,
  bedSizes,
  outerSizes,
  shownKeys,
} from '#contracts/attributes.ts';
import { commonFilters, type FilterKey, filterName } from '#contracts/filters.ts';
import type { Database } from '#platform/database/database.ts';
import { keepByVersion } from '#platform/memory/keep-by-version.ts';
import type { FoundCategory } from '../categories.ts';
import { getShopCharacteristics } from '../characteristics.ts';
import { variantFilters } from '../tables.ts';
import { measureOf } from './conditions.ts';
import { type FindPlacing, selectIdleSizes } from './idle-sizes.ts';
import { selectOwnFilters } from './own-filters-of-goods.ts';
import { inCategory } from './scope.ts';
import { selectStatedOptions } from './stated-options.ts';

/** A category of fewer products is looked through without filters of its own. */
const FEW = 5;
/** The least share of the goods that state an attribute. */
const SHARE = 0.2;
const MOST_OPTIONS = 80;
const MOST_FILTERS = 14;
/** At most so many characteristics in the words of suppliers, in the room that the attributes leave. */
const MOST_OWN = 8;
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
const beforeLast: readonly AttributeKey[] = [
  ...first,
  ...shownKeys.filter((key) => !first.includes(key) && !last.includes(key)),
];

const measured = beforeLast.filter((key) => attributes[key].filter === 'range');

/** The filters that the goods of a category decide, cached by one process. */
export type DataFilters = (db: Database, category: FoundCategory) => Promise<readonly FilterKey[]>;

export function createDataFilters(
  version: () => number | null,
  placingOf: FindPlacing,
): DataFilters {
  const keep = keepByVersion<number, readonly FilterKey[]>(version, MOST_CATEGORIES);
  return (db, category) => keep(category.id, () => selectFilters(db, category, placingOf));
}

/** What enough goods state and what tells them apart, in the order in which buyers ask; own characteristics before the last. */
async function selectFilters(
  db: Database,
  category: FoundCategory,
  placingOf: FindPlacing,
): Promise<readonly FilterKey[]> {
  const [stated, ranges, idle, defined] = await Promise.all([
    selectStatedOptions(db, category),
    selectRanges(db, category),
    selectIdleSizes(db, category, placingOf),
    getShopCharacteristics(db),
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
  const asked = beforeLast.filter(isTelling);
  const others = last.filter(isTelling);
  const room = MOST_FILTERS - asked.length - others.length;
  const most = Math.min(room, MOST_OWN);
  const own = most > 0 ? await selectOwnFilters(db, stated, defined, most) : [];
  return [...asked, ...own, ...others].slice(0, MOST_FILTERS);
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
