import { sql } from 'drizzle-orm';
import { type AttributeKey, outerSizes, type VariantAttributes } from '#contracts/attributes.ts';
import { filterName } from '#contracts/filters.ts';
import type { Database } from '#platform/database/database.ts';
import type { FoundCategory } from '../categories.ts';
import { categories, productFilters, products, variantFilters, variants } from '../tables.ts';
import { measureOf } from './conditions.ts';
import { inCategory } from './scope.ts';

/** How a thing is placed: it stands, hangs, or lies flat. */
export type Placing = 'standing' | 'hanging' | 'lying';

export interface PlacedGoods {
  readonly category: string;
  readonly name: string;
  readonly attributes: VariantAttributes;
}

/** Tells from its words how a thing is placed. */
export type FindPlacing = (goods: PlacedGoods) => Placing;

/** A size below this is a thickness, mm. */
const THIN = 100;
/** The number of products whose placing is looked at. */
const SAMPLE = 200;

/**
 * Outer sizes that no place is measured for: one that is a thickness for most of the goods, the depth of what hangs, the height of
 * what lies. Without all three sizes a list asks for no niche.
 */
export async function selectIdleSizes(
  db: Database,
  category: FoundCategory,
  placingOf: FindPlacing,
): Promise<ReadonlySet<AttributeKey>> {
  const [thin, goods] = await Promise.all([
    selectThinSizes(db, category),
    selectSample(db, category),
  ]);
  const placings = goods.map(placingOf);
  const areMostly = (placing: Placing) =>
    placings.filter((one) => one === placing).length * 2 > placings.length;
  return new Set<AttributeKey>([
    ...thin,
    ...(areMostly('hanging') ? (['dimensions_depth'] as const) : []),
    ...(areMostly('lying') ? (['dimensions_height'] as const) : []),
  ]);
}

async function selectThinSizes(db: Database, category: FoundCategory): Promise<AttributeKey[]> {
  const tests = outerSizes.map((key) => {
    const value = measureOf(filterName(key));
    return sql`2 * count(*) FILTER (WHERE ${value} < ${THIN}) > count(${value})`;
  });
  const { rows } = await db.execute<{ thin: boolean[] }>(sql`
    SELECT array[${sql.join(tests, sql`, `)}] AS thin FROM ${variantFilters}
    WHERE ${inCategory(variantFilters.categoryId, category)}`);
  return outerSizes.filter((_, index) => rows[0]?.thin[index] === true);
}

/** Products of the category, mixed by a hash: its children and suppliers came one after the other. */
async function selectSample(db: Database, category: FoundCategory): Promise<PlacedGoods[]> {
  const { rows } = await db.execute<PlacedGoods & Record<string, unknown>>(sql`
    SELECT ${categories.name} AS category, ${products.name} AS name, shown.attributes
    FROM (
      SELECT ${productFilters.productId} AS id FROM ${productFilters}
      WHERE ${inCategory(productFilters.categoryId, category)}
      ORDER BY hashint4(${productFilters.productId}), 1 LIMIT ${SAMPLE}) sample
    JOIN ${products} USING (id) JOIN ${categories} ON ${categories.id} = ${products.categoryId}
    CROSS JOIN LATERAL (
      SELECT attributes FROM ${variants} WHERE product_id = ${products.id} AND NOT withdrawn ORDER BY position LIMIT 1) shown`);
  return rows;
}
