import { asc, eq } from 'drizzle-orm';
import type { Category } from '#contracts/catalog.ts';
import { drawingPaths } from '#contracts/drawing-paths.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { categories } from './tables.ts';

type CategoryRow = typeof categories.$inferSelect;

interface CategoryContext {
  readonly db: Database;
}

/** All categories in the shop's order. */
export async function listCategories({ db }: CategoryContext): Promise<Category[]> {
  return (await selectCategories(db)).map(presentCategory);
}

/** One category by its slug. Throws `category_not_found`. */
export async function getCategory({ db }: CategoryContext, slug: string): Promise<Category> {
  return presentCategory(await findCategory(db, slug));
}

/** The row of a category. Throws `category_not_found`. */
export async function findCategory(db: Database, slug: string): Promise<CategoryRow> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, slug));
  if (!row) throw new DomainError('category_not_found');
  return row;
}

/** The rows of all categories in the shop's order. */
export const selectCategories = (db: Database): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));

const presentCategory = ({ id, slug, name, photo }: CategoryRow): Category => ({
  id,
  slug,
  name,
  photo: photo ?? drawingPaths.category(slug),
});
