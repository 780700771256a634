import { type SQL, sql } from 'drizzle-orm';
import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import type { Kopecks } from '#contracts/money.ts';
import type { Package } from '#contracts/packages.ts';
import type { Database } from '#platform/database/database.ts';

export interface ProductContent {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly categoryId: number;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly isNew: boolean | null;
  readonly hidden: boolean;
  readonly shownFrom: string | null;
  readonly shownUntil: string | null;
  readonly withdrawn: boolean;
}

export interface ProductRow extends ProductContent {
  readonly id: number;
  readonly category: string;
  readonly categoryHidden: boolean;
}

export interface Photo {
  readonly photo: string;
  readonly alt: string;
}

export interface VariantContent {
  readonly name: string;
  readonly article: string;
  readonly position: number;
  readonly withdrawn: boolean;
  readonly attributes: VariantAttributes;
}

export interface VariantRow extends VariantContent {
  readonly id: number;
  readonly slug: string;
  readonly price: Kopecks;
  readonly oldPrice: Kopecks | null;
  readonly pieces: number | null;
  readonly uncounted: boolean;
  readonly characteristics: Characteristic[];
  readonly packages: Package[];
  readonly photos: Photo[];
  readonly source: string | null;
  readonly ownPhotos: boolean;
}

/** The product of this id; with `hold` its row is locked until the transaction ends. */
export async function selectProduct(
  db: Database,
  id: number,
  { hold = false } = {},
): Promise<ProductRow | undefined> {
  if (hold) await db.execute(sql`SELECT FROM products WHERE id = ${id} FOR NO KEY UPDATE`);
  const { rows } = await db.execute<ProductRow & Record<string, unknown>>(sql`
    SELECT p.id, p.name, p.slug, p.description, p.category_id AS "categoryId", c.slug AS category,
      c.hidden OR coalesce(above.hidden, false) AS "categoryHidden",
      p.seo_title AS "seoTitle", p.seo_description AS "seoDescription", p.is_new AS "isNew", p.hidden,
      p.shown_from::text AS "shownFrom", p.shown_until::text AS "shownUntil", p.withdrawn
    FROM products p JOIN categories c ON c.id = p.category_id LEFT JOIN categories above ON above.id = c.parent_id
    WHERE p.id = ${id} AND p.deleted_at IS NULL`);
  return rows[0];
}

/** All its variants in their order, those off sale too; with `hold` their rows are locked, in id order like orders do. */
export async function selectVariants(
  db: Database,
  productId: number,
  { hold = false } = {},
): Promise<VariantRow[]> {
  if (hold) {
    await db.execute(sql`
      SELECT FROM variants WHERE product_id = ${productId} ORDER BY id FOR NO KEY UPDATE`);
  }
  const { rows } = await db.execute<VariantRow & Record<string, unknown>>(sql`
    SELECT v.id, v.slug, v.name, v.code AS article, v.position, v.withdrawn, v.attributes,
      v.price_kopecks::float8 AS price, v.original_price_kopecks::float8 AS "oldPrice", v.stock AS pieces, v.uncounted, v.own_photos AS "ownPhotos",
      coalesce(k.characteristics, '[]') AS characteristics, coalesce(g.packages, '[]') AS packages,
      coalesce((SELECT jsonb_agg(jsonb_build_object('photo', photo, 'alt', alt) ORDER BY f.position)
        FROM variant_photos f WHERE f.variant_id = v.id), '[]') AS photos,
      (SELECT source FROM import_offers o WHERE o.variant_id = v.id ORDER BY o.withdrawn, source LIMIT 1) AS source
    FROM variants v LEFT JOIN variant_characteristics k ON k.variant_id = v.id LEFT JOIN variant_packages g ON g.variant_id = v.id
    WHERE v.product_id = ${productId} ORDER BY v.position, v.id`);
  return rows;
}

/** Another product with this slug. */
export const isSlugTaken = (db: Database, slug: string, but: number): Promise<boolean> =>
  isThere(db, sql`SELECT FROM products WHERE slug = ${slug} AND id <> ${but}`);

/** The articles that variants of other products have. */
export async function selectTakenArticles(
  db: Database,
  articles: readonly string[],
  but: number,
): Promise<Set<string>> {
  const { rows } = await db.execute<{ code: string }>(sql`
    SELECT code FROM variants WHERE code = ANY(${sql.param(articles)}::text[]) AND product_id <> ${but}`);
  return new Set(rows.map(({ code }) => code));
}

/** Those of the photos that the shop has stored, or shows already. */
export async function selectKnownPhotos(
  db: Database,
  photos: readonly string[],
): Promise<Set<string>> {
  const asked = sql`${sql.param(photos)}::text[]`;
  const { rows } = await db.execute<{ photo: string }>(sql`
    SELECT '/pictures/' || file AS photo FROM picture_files WHERE '/pictures/' || file = ANY(${asked})
    UNION SELECT photo FROM variant_photos WHERE photo = ANY(${asked})`);
  return new Set(rows.map(({ photo }) => photo));
}

export async function updateProduct(
  db: Database,
  id: number,
  content: ProductContent,
): Promise<void> {
  const { name, slug, description, categoryId, seoTitle, seoDescription, isNew } = content;
  await db.execute(sql`
    UPDATE products SET name = ${name}, slug = ${slug}, description = ${description}, category_id = ${categoryId},
      seo_title = ${seoTitle}, seo_description = ${seoDescription}, is_new = ${isNew}, hidden = ${content.hidden},
      shown_from = ${content.shownFrom}::date, shown_until = ${content.shownUntil}::date, withdrawn = ${content.withdrawn}
    WHERE id = ${id}`);
  // A former slug that the product takes again is its own.
  await db.execute(sql`DELETE FROM moved_products WHERE slug = ${slug}`);
}

/** Adds a product that is not shown, and returns its id. */
export async function insertProduct(
  db: Database,
  product: {
    readonly name: string;
    readonly slug: string;
    readonly categoryId: number;
    readonly now: Date;
  },
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO products (name, slug, category_id, hidden, withdrawn, created_at)
    VALUES (${product.name}, ${product.slug}, ${product.categoryId}, true, true, ${product.now.toISOString()}::timestamptz)
    RETURNING id`);
  return rows[0]?.id ?? 0;
}

export type StoredVariant = VariantContent & { readonly id: number; readonly ownPhotos: boolean };

/** Writes the variants. Articles and positions may change places. */
export async function updateVariants(
  db: Database,
  variants: readonly StoredVariant[],
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) AS n(
    id int, name text, article text, position int, withdrawn boolean, attributes jsonb, "ownPhotos" boolean)`;
  // Both are unique at every moment.
  await db.execute(sql`
    UPDATE variants v SET code = CASE WHEN v.code = n.article THEN v.code ELSE '#' || v.id END,
      position = CASE WHEN v.position = n.position THEN v.position ELSE -v.id END
    FROM ${rows} WHERE v.id = n.id AND (v.code, v.position) <> (n.article, n.position)`);
  await db.execute(sql`
    UPDATE variants v SET name = n.name, code = n.article, position = n.position, withdrawn = n.withdrawn,
      attributes = n.attributes, own_photos = n."ownPhotos"
    FROM ${rows} WHERE v.id = n.id AND (v.name, v.code, v.position, v.withdrawn, v.attributes, v.own_photos)
      IS DISTINCT FROM (n.name, n.article, n.position, n.withdrawn, n.attributes, n."ownPhotos")`);
}

export type NewVariant = VariantContent &
  Pick<VariantRow, 'slug' | 'price' | 'oldPrice' | 'pieces' | 'uncounted'> & {
    readonly ownPhotos: boolean;
  };

/** Adds variants and returns their ids in the same order. */
export async function insertVariants(
  db: Database,
  productId: number,
  variants: readonly NewVariant[],
): Promise<number[]> {
  if (variants.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO variants (product_id, slug, name, code, position, withdrawn, attributes, price_kopecks,
      original_price_kopecks, stock, uncounted, own_photos)
    SELECT ${productId}::int, slug, name, article, position, withdrawn, attributes, price, "oldPrice", pieces, uncounted, "ownPhotos"
    FROM jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) AS n(
      slug text, name text, article text, position int, withdrawn boolean, attributes jsonb, price bigint,
      "oldPrice" bigint, pieces int, uncounted boolean, "ownPhotos" boolean)
    ORDER BY position RETURNING id`);
  return rows.map(({ id }) => id);
}

/** What a variant has of a kind of parts: photos, characteristics, packages. */
export interface PartsOf<Part> {
  readonly variantId: number;
  readonly parts: readonly Part[];
}

/** Shows exactly these photos with the variants, as chosen by the staff. */
export async function replacePhotos(
  db: Database,
  variants: readonly PartsOf<Photo>[],
): Promise<void> {
  if (variants.length === 0) return;
  const photos = variants.flatMap(({ variantId, parts }) =>
    parts.map((one, index) => ({ ...one, variantId, position: index - parts.length })),
  );
  const ids = variants.map(({ variantId }) => variantId);
  await db.execute(
    sql`DELETE FROM variant_photos WHERE variant_id = ANY(${sql.param(ids)}::int[])`,
  );
  await db.execute(sql`
    INSERT INTO variant_photos (variant_id, position, photo, given, alt)
    SELECT "variantId", position, photo, regexp_replace(photo, '^.*/', ''), alt
    FROM jsonb_to_recordset(${JSON.stringify(photos)}::jsonb)
      AS n("variantId" int, position int, photo text, alt text)`);
}

export const writeCharacteristics = (
  db: Database,
  variants: readonly PartsOf<Characteristic>[],
): Promise<void> => writeParts(db, sql`variant_characteristics`, sql`characteristics`, variants);

export const writePackages = (db: Database, variants: readonly PartsOf<Package>[]): Promise<void> =>
  writeParts(db, sql`variant_packages`, sql`packages`, variants);

/**
 * Writes the parts of all variants at once: a trigger of the table makes the filters of whole products anew after each statement. A variant without any
 * has no row.
 */
async function writeParts(
  db: Database,
  table: SQL,
  column: SQL,
  variants: readonly PartsOf<unknown>[],
): Promise<void> {
  const without = variants.filter(({ parts }) => parts.length === 0).map((one) => one.variantId);
  const having = variants.filter(({ parts }) => parts.length > 0);
  if (without.length > 0)
    await db.execute(
      sql`DELETE FROM ${table} WHERE variant_id = ANY(${sql.param(without)}::int[])`,
    );
  if (having.length > 0)
    await db.execute(sql`
      INSERT INTO ${table} (variant_id, ${column})
      SELECT "variantId", parts FROM jsonb_to_recordset(${JSON.stringify(having)}::jsonb) AS n("variantId" int, parts jsonb)
      ON CONFLICT (variant_id) DO UPDATE SET ${column} = excluded.${column}`);
}

async function isThere(db: Database, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`SELECT EXISTS (${query}) AS there`);
  return rows[0]?.there ?? false;
}
