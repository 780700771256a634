import { eq, inArray, sql } from 'drizzle-orm';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Database } from '#platform/database/database.ts';
import { iconOfName } from './category-look/icon-of-name.ts';
import type { ProductRecord } from './queries.ts';
import { productPhotos, products, variantPhotos, variants } from './tables.ts';

/** The photo of a whole product: its own, else that of its first variant. */
export function productPhoto({ product, photos, variants: [first] }: ProductRecord): string {
  const own = product.photo ?? photos[0];
  if (own) return own;
  if (!first) return drawingPaths.category(iconOfName(product.category.name) ?? 'shapes');
  return first.photos[0] ?? drawingPaths.variant(product.slug, first.variant.slug);
}

/** The same photos by product id, withdrawn products included. Products without variants are left out. */
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
      photo: sql<string | null>`coalesce(
        ${products.photo},
        (SELECT photo FROM ${productPhotos} WHERE product_id = ${products.id} ORDER BY position LIMIT 1),
        (SELECT photo FROM ${variantPhotos} WHERE variant_id = ${variants.id} ORDER BY position LIMIT 1))`,
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
