import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { StatedPackages } from '#contracts/carried-sizes.ts';
import type { Database } from '#platform/database/database.ts';
import { type BriefCategory, briefCategory } from './categories.ts';
import {
  categories,
  movedProducts,
  productPhotos,
  products,
  variantCharacteristics,
  variantPackages,
  variantPhotos,
  variants,
} from './tables.ts';

export type VariantRow = typeof variants.$inferSelect;
export type ProductRow = typeof products.$inferSelect & {
  category: BriefCategory;
};

/** How the label of a characteristic begins that states the sides of the only package. Not a pattern: that is slower by half. */
export const packedSidesLabels = ['Размеры упаковки', 'Размер упаковки'] as const;

const isOfSides = packedSidesLabels.map((label) => `@.label starts with "${label}"`).join(' || ');

/** A product with all its related rows, in display order. */
export interface ProductRecord {
  product: ProductRow;
  photos: string[];
  variants: { variant: VariantRow; photos: string[]; packed: StatedPackages }[];
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
 * The products of these ids that are not withdrawn, in the order of the ids. There are two parallel queries for any
 * number of ids.
 */
export async function selectProducts(db: Database, ids: number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const any = sql`ANY(${sql.param(ids)}::int[])`;
  const [productRows, variantRows] = await Promise.all([
    db
      .select({ product: products, category: briefCategory, photos: photosOfProduct })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(sql`${products.id} = ${any}`, eq(products.withdrawn, false))),
    db
      .select({
        variant: variants,
        photos: photosOfVariant,
        packed: { packages: packagesOfVariant, stated: statedPackageOfVariant },
      })
      .from(variants)
      .where(and(sql`${variants.productId} = ${any}`, eq(variants.withdrawn, false)))
      .orderBy(asc(variants.position)),
  ]);

  const byProduct = Map.groupBy(variantRows, ({ variant }) => variant.productId);
  const records = productRows.map(({ product, category, photos }) => ({
    product: { ...product, category },
    photos,
    variants: byProduct.get(product.id) ?? [],
  }));
  const byId = new Map(records.map((record) => [record.product.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The row of a product, on sale or not, as if it were in another category, and its photos. */
export async function selectPlaced(
  db: Database,
  id: number,
  category: string,
): Promise<Omit<ProductRecord, 'variants'> | undefined> {
  const [row] = await db
    .select({ product: products, category: briefCategory, photos: photosOfProduct })
    .from(products)
    .innerJoin(categories, eq(categories.slug, category))
    .where(eq(products.id, id));
  if (!row) return undefined;
  const { product, category: placed, photos } = row;
  return { product: { ...product, categoryId: placed.id, category: placed }, photos };
}

const photosOfProduct = sql<string[]>`ARRAY(
  SELECT photo FROM ${productPhotos} WHERE product_id = ${products.id} ORDER BY position)`;
const photosOfVariant = sql<string[]>`ARRAY(
  SELECT photo FROM ${variantPhotos} WHERE variant_id = ${variants.id} ORDER BY position)`;
const packagesOfVariant = sql<StatedPackages['packages']>`(
  SELECT packages FROM ${variantPackages} WHERE variant_id = ${variants.id})`;
/** Of the characteristics of a variant the one that states the sides of its package. */
export const statedPackageOf = (characteristics: SQL) =>
  sql<
    StatedPackages['stated']
  >`jsonb_path_query_first(${characteristics}, ${sql.raw(`'$[*] ? (${isOfSides})'`)})`;
const statedPackageOfVariant = sql<StatedPackages['stated']>`(
  SELECT ${statedPackageOf(sql`characteristics`)}
  FROM ${variantCharacteristics} WHERE variant_id = ${variants.id})`;
