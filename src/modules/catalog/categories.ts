import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { categories, products } from './tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** The row of a category. Throws `category_not_found`. */
export async function findCategory(db: Database, slug: string): Promise<CategoryRow> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
  if (!row) throw new DomainError('category_not_found');
  return row;
}

/** The ids of categories with goods on sale. */
export async function selectFilledCategories(db: Database): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT id FROM ${categories} WHERE EXISTS (
      SELECT FROM ${products} WHERE ${products.categoryId} = ${categories.id} AND NOT ${products.withdrawn})`);
  return new Set(rows.map(({ id }) => id));
}

/** Inserts or changes these categories. A category that stays the same gets no new version. */
export async function writeCategories(db: Database, rows: readonly CategoryRow[]): Promise<void> {
  for (const row of rows) {
    await db.insert(categories).values(row).onConflictDoUpdate({ target: categories.id, set: row });
  }
}

/** The rows of all categories in the shop's order. */
export const selectCategories = (db: Database): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
