import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { toKopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import { bestFirst, matchCondition, type SearchMatch } from './search/match.ts';
import {
  categories,
  productPhotos,
  productSearch,
  products,
  variantPhotos,
  variants,
} from './tables.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
export type ProductRow = typeof products.$inferSelect & {
  category: { id: number; slug: string; name: string };
};

/** A product with everything that belongs to it, in the order in which it is shown. */
export interface ProductRecord {
  product: ProductRow;
  photos: string[];
  variants: { variant: VariantRow; photos: string[] }[];
}

export interface ListFilter {
  categorySlug?: string | undefined;
  match?: SearchMatch | undefined;
  /** Roubles, of the first variant. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

export type ListOrder = 'shop' | 'cheapFirst' | 'dearFirst' | 'newest' | 'relevance';

export const selectCategories = (db: Database): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));

export async function selectCategory(db: Database, slug: string): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
  return row;
}

/** What a product costs where nothing is chosen: the price of its first variant. */
const firstPrice = sql<number | null>`(
  SELECT v.price_kopecks FROM ${variants} v
  WHERE v.product_id = ${products.id} AND NOT v.withdrawn ORDER BY v.position LIMIT 1)`;

const isNewAt = (newSince: Date) =>
  sql<boolean>`coalesce(${products.isNew}, ${products.createdAt} >= ${newSince.toISOString()})`;

const orderBy = (order: ListOrder, newSince: Date, match: SearchMatch | undefined): SQL[] => {
  switch (order) {
    case 'relevance':
      return [...(match ? bestFirst(match) : []), asc(products.name), asc(products.id)];
    case 'cheapFirst':
      return [sql`${firstPrice} ASC NULLS LAST`, asc(products.name), asc(products.id)];
    case 'dearFirst':
      return [sql`${firstPrice} DESC NULLS LAST`, asc(products.name), asc(products.id)];
    case 'newest':
      return [desc(isNewAt(newSince)), desc(products.createdAt), desc(products.id)];
    case 'shop':
      return [desc(isNewAt(newSince)), asc(products.name), asc(products.id)];
  }
};

const listConditions = ({ categorySlug, match, minPrice, maxPrice }: ListFilter) =>
  and(
    eq(products.withdrawn, false),
    categorySlug === undefined ? undefined : eq(categories.slug, categorySlug),
    match === undefined ? undefined : matchCondition(match),
    minPrice === undefined ? undefined : gte(firstPrice, toKopecks(minPrice)),
    maxPrice === undefined ? undefined : lte(firstPrice, toKopecks(maxPrice)),
  );

/** A search reads the words of the products too. */
const withWords = <Query extends PgSelect>(query: Query, { match }: ListFilter) =>
  match ? query.innerJoin(productSearch, eq(productSearch.productId, products.id)) : query;

export async function countProducts(db: Database, filter: ListFilter): Promise<number> {
  const counted = db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic();
  const [row] = await withWords(counted, filter).where(listConditions(filter));
  return row?.count ?? 0;
}

export async function selectProductIds(
  db: Database,
  filter: ListFilter,
  page: { order: ListOrder; newSince: Date; limit: number; offset: number },
): Promise<number[]> {
  const listed = db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic();
  const rows = await withWords(listed, filter)
    .where(listConditions(filter))
    .orderBy(...orderBy(page.order, page.newSince, filter.match))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => row.id);
}

export async function selectProductId(db: Database, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.withdrawn, false)));
  return row?.id;
}

/** The products of these ids that are not withdrawn, in the order of the ids; four queries however many they are. */
export async function selectProducts(db: Database, ids: number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const [productRows, photoRows, variantRows] = await Promise.all([
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
  ]);
  const variantPhotoRows = await selectVariantPhotos(
    db,
    variantRows.map((variant) => variant.id),
  );

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

async function selectVariantPhotos(db: Database, variantIds: number[]) {
  if (variantIds.length === 0) return [];
  return db
    .select()
    .from(variantPhotos)
    .where(inArray(variantPhotos.variantId, variantIds))
    .orderBy(asc(variantPhotos.position));
}
