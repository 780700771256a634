import { type SQL, sql } from 'drizzle-orm';
import type { AttributeKey } from '#contracts/attributes.ts';
import type { Database } from '#platform/database/database.ts';
import { productFilters, products, variantFilters, variants } from '../tables.ts';
import type { Listed } from './select-listed.ts';
import { telling } from './telling.ts';

/** What a shared value of an attribute says for another thing: the same kind most, the same colour little. */
const weights: Partial<Record<AttributeKey, number>> = {
  type_of_product: 6,
  sleeping_places: 2,
  bed_type: 2,
  mechanism: 1.5,
  interior_style: 1.5,
  doors_count: 1,
  storage_niche: 1,
  room_type: 1,
  series: 1,
  material: 0.5,
  body_material: 0.5,
  color: 0.5,
};

/** For an equal width or price. Nothing for one that is `limit` times as large or as small. */
const NEAREST = 3;
const WIDTH_LIMIT = 1.5;
const PRICE_LIMIT = 2.5;

/**
 * Other products of the same category, those most like this one first: by kind, size, price and style of their first variants on sale. What
 * cannot be ordered comes last. The product itself may be withdrawn: then its width and price count. Unlike each other in nothing, the ids
 * nearest to its own come first, so that two products do not show the same four.
 */
export async function selectSimilar(db: Database, id: number, limit: number): Promise<Listed[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH this AS MATERIALIZED (
      SELECT ${products.categoryId} AS category_id, ${variants.priceKopecks}::float8 AS price,
        (${variants.attributes} ->> 'dimensions_width')::float8 AS width, coalesce(f.options, '{}') AS options
      FROM ${products} JOIN ${variants} ON ${variants.productId} = ${products.id}
      LEFT JOIN ${variantFilters} f ON f.variant_id = ${variants.id}
      WHERE ${products.id} = ${id} ORDER BY f.variant_id IS NULL, ${variants.position} LIMIT 1),
    telling AS MATERIALIZED (${telling(weights, sql`SELECT options FROM this`)}),
    others AS (
      SELECT DISTINCT ON (f.product_id) f.product_id, f.price_kopecks::float8 AS price, f.dimensions_width AS width, f.options
      FROM this JOIN ${variantFilters} f ON f.category_id = this.category_id
      WHERE f.product_id <> ${id} ORDER BY f.product_id, f.position)
    SELECT others.product_id AS id FROM others CROSS JOIN this
    JOIN ${productFilters} sold ON sold.product_id = others.product_id
    ORDER BY sold.available DESC,
      (SELECT coalesce(sum(weight), 0) FROM telling WHERE telling.id = ANY (others.options))
        + ${nearness(sql`others.width`, sql`this.width`, WIDTH_LIMIT)}
        + ${nearness(sql`others.price`, sql`this.price`, PRICE_LIMIT)} DESC,
      abs(others.product_id - ${id}::int), others.product_id
    LIMIT ${limit}`);
  return rows.map((row) => ({ productId: row.id, variantId: null }));
}

/** From {@link NEAREST} for equal numbers to 0; 0 where one is not known. */
const nearness = (one: SQL, other: SQL, limit: number): SQL => sql`
  coalesce(CASE WHEN ${one} > 0 AND ${other} > 0
    THEN ${NEAREST}::float8 * greatest(0, 1 - abs(ln(${one} / ${other})) / ln(${limit}::float8)) END, 0)`;
