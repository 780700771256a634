import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { CategoryRow } from './categories.ts';
import {
  categories,
  movedProducts,
  productPhotos,
  products,
  variantPhotos,
  variants,
} from './tables.ts';

export type VariantRow = typeof variants.$inferSelect;
export type ProductRow = typeof products.$inferSelect & {
  category: CategoryRow;
};

/** A product with all its related rows, in display order. */
export interface ProductRecord {
  product: ProductRow;
  photos: string[];
  variants: { variant: VariantRow; photos: string[] }[];
}

/** The id of the product with this slug, or that once had it. */
export async function selectProductId(db: Database, slug: string): Promise<number | undefined> {
  const [named] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.slug, slug));
  if (named) return named.id;
  const [moved] = await db
    .select({ id: movedProducts.productId })
    .from(movedProducts)
    .where(eq(movedProducts.slug, slug));
  return moved?.id;
}

/** Those of the slugs under which a product is on sale. */
export async function selectKnownProducts(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(inArray(products.slug, [...slugs]), eq(products.withdrawn, false)));
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * The products of these ids that are not withdrawn, in the order of the ids. There are four parallel queries for any
 * number of ids.
 */
export async function selectProducts(db: Database, ids: number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const [productRows, photoRows, variantRows, variantPhotoRows] = await Promise.all([
    db
      .select({ product: products, category: categories })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(inArray(products.id, ids), eq(products.withdrawn, false))),
    db
      .select()
      .from(productPhotos)
      .where(inArray(productPhotos.productId, ids))
      .orderBy(asc(productPhotos.position)),
    db
      .select()
      .from(variants)
      .where(and(inArray(variants.productId, ids), eq(variants.withdrawn, false)))
      .orderBy(asc(variants.position)),
    db
      .select({ variantId: variantPhotos.variantId, photo: variantPhotos.photo })
      .from(variantPhotos)
      .innerJoin(variants, eq(variants.id, variantPhotos.variantId))
      .where(inArray(variants.productId, ids))
      .orderBy(asc(variantPhotos.position)),
  ]);

  const photosByProduct = Map.groupBy(photoRows, (row) => row.productId);
  const photosByVariant = Map.groupBy(variantPhotoRows, (row) => row.variantId);
  const variantsByProduct = Map.groupBy(variantRows, (row) => row.productId);
  const records = productRows.map(({ product, category }) => ({
    product: { ...product, category },
    photos: (photosByProduct.get(product.id) ?? []).map((row) => row.photo),
    variants: (variantsByProduct.get(product.id) ?? []).map((variant) => ({
      variant,
      photos: (photosByVariant.get(variant.id) ?? []).map((row) => row.photo),
    })),
  }));
  const byId = new Map(records.map((record) => [record.product.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
