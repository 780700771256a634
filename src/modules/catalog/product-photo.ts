import { eq, inArray, sql } from 'drizzle-orm';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Database } from '#platform/database/database.ts';
import { productPhotos, products, variantPhotos, variants } from './tables.ts';

/** The stored photo of a product, else that of the variant in the same query; null if only a drawing shows it. */
export const storedPhoto = sql<string | null>`coalesce(
  ${products.photo},
  (SELECT photo FROM ${productPhotos} WHERE product_id = ${products.id} ORDER BY position LIMIT 1),
  (SELECT photo FROM ${variantPhotos} WHERE variant_id = ${variants.id} ORDER BY position LIMIT 1))`;

/** Whether a product of the query, or a variant of it on sale, has a photograph. */
export const hasPhotograph = sql<boolean>`(${products.photo} IS NOT NULL
  OR EXISTS (SELECT FROM ${productPhotos} WHERE product_id = ${products.id})
  OR EXISTS (SELECT FROM ${variants} JOIN ${variantPhotos} ON variant_id = ${variants.id}
    WHERE ${variants.productId} = ${products.id} AND NOT ${variants.withdrawn}))`;

/** The photos of whole products by product id, as the presenter chooses them, withdrawn products included. Products without variants are left out. */
export async function findProductPhotos(
  db: Database,
  productIds: number[],
): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map();
  const firstVariant = sql`(
    SELECT id FROM ${variants} WHERE product_id = ${products.id} ORDER BY withdrawn, position LIMIT 1)`;
  const rows = await db
    .select({
      id: products.id,
      productSlug: products.slug,
      variantSlug: variants.slug,
      photo: storedPhoto,
    })
    .from(products)
    .innerJoin(variants, eq(variants.id, firstVariant))
    .where(inArray(products.id, productIds));
  return new Map(
    rows.map(({ id, photo, productSlug, variantSlug }) => [
      id,
      photo ?? drawingPaths.variant(productSlug, variantSlug),
    ]),
  );
}
