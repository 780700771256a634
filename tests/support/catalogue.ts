import { asc, eq, sql } from 'drizzle-orm';
import { categories, products, variants } from '../../src/modules/catalog/tables.ts';
import type { Database } from '../../src/platform/database/database.ts';

export interface SomeVariant {
  readonly product: number;
  readonly variant: number;
  readonly productSlug: string;
  readonly variantSlug: string;
  readonly code: string;
  readonly price: number;
  readonly name: string;
}

/** All sofas on one page, and so the products of `pickVariants`. */
export const SOFAS = '/products/?category=divany&page_size=50';

/** The first variants of the first products, made to order, with these prices. */
export async function pickVariants(db: Database, kopecks: number[]): Promise<SomeVariant[]> {
  const rows = await db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.position, 0))
    .orderBy(asc(products.id))
    .limit(kopecks.length);
  const picked: SomeVariant[] = [];
  for (const [index, { variant, product }] of rows.entries()) {
    const price = kopecks[index] ?? 0;
    await setVariant(db, variant.id, {
      priceKopecks: price,
      originalPriceKopecks: null,
      stock: null,
    });
    picked.push({
      product: product.id,
      variant: variant.id,
      productSlug: product.slug,
      variantSlug: variant.slug,
      code: variant.code,
      price,
      name: product.name,
    });
  }
  return picked;
}

export async function setVariant(
  db: Database,
  id: number,
  change: Partial<typeof variants.$inferInsert>,
): Promise<void> {
  await db.update(variants).set(change).where(eq(variants.id, id));
}

export async function stockOf(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, id));
  return row?.stock ?? null;
}

/** How many rows a table has. */
export async function countRows(db: Database, table: string): Promise<number> {
  const { rows } = await db.execute(sql.raw(`SELECT count(*)::int AS count FROM ${table}`));
  return Number(rows[0]?.count);
}

/** A new category 'proba' with this many products. */
export async function addCategory(db: Database, categoryId: number, count: number): Promise<void> {
  await db
    .insert(categories)
    .values({ id: categoryId, slug: 'proba', name: 'Проба', position: 1000 });
  await addProducts(db, categoryId, count);
}

/** Adds products to a category. Each has a different price, in another order than the names; none is a new arrival. */
export async function addProducts(db: Database, categoryId: number, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows = await db
    .insert(products)
    .values(
      numbers.map((number) => ({
        slug: `proba-${categoryId}-${number}`,
        name: `Проба ${categoryId}-${String(number).padStart(3, '0')}`,
        categoryId,
        isNew: false,
      })),
    )
    .returning({ id: products.id });
  await db.insert(variants).values(
    rows.map(({ id }, index) => ({
      productId: id,
      slug: 'edinstvennyj',
      code: `PROBA-${categoryId}-${index + 1}`,
      name: 'единственный',
      position: 0,
      priceKopecks: 100_000 + ((index * 7) % count) * 1000,
    })),
  );
}
