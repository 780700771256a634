import { sql } from 'drizzle-orm';
import { categoriesMessages as messages } from '#messages/categories-command.ts';
import type { CategoryRow } from '#modules/catalog/index.ts';
import { replaceHomeCategory } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { changingCategories } from './known.ts';

export interface DeletedCategory {
  readonly name: string;
  /** The number of products that another category took. */
  readonly moved: number;
  /** The name of the category to which the address leads; null: it leads nowhere. */
  readonly to: string | null;
}

/**
 * Deletes a category. `to` takes its goods, also those that feeds bring later, and its address; that of an empty one leads to
 * its parent otherwise. Throws for a category with goods and without `to`, and for one with children.
 */
export const deleteCategory = (
  db: Database,
  given: string,
  to: string | undefined,
): Promise<DeletedCategory> =>
  changingCategories(db, async (db, known) => {
    const category = known.find(given);
    const taker = to === undefined ? undefined : known.find(to);
    if (taker?.id === category.id) throw new Error(messages.toItself);
    known.refuseChildren(category);
    const moved = await countGoods(db, category);
    if (moved > 0 && !taker) throw new Error(messages.hasGoods(category.name, moved));
    const target = taker ?? known.rows.find(({ id }) => id === category.parentId);
    if (taker) await handOver(db, category, taker);
    if (target) await redirect(db, category, target);
    await replaceHomeCategory(db, category.id, target?.id);
    await db.execute(sql`DELETE FROM categories WHERE id = ${category.id}`);
    return { name: category.name, moved, to: target?.name ?? null };
  });

async function countGoods(db: Database, { id }: CategoryRow): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM products WHERE category_id = ${id}`,
  );
  return rows[0]?.count ?? 0;
}

/** The goods go over, and so do those of the next imports. The feeds no longer rename or move the category that took them. */
async function handOver(db: Database, from: CategoryRow, to: CategoryRow): Promise<void> {
  await db.execute(sql`UPDATE products SET category_id = ${to.id} WHERE category_id = ${from.id}`);
  await db.execute(sql`
    UPDATE import_categories SET category_id = ${to.id}, name = NULL, moves = false
    WHERE category_id = ${from.id}`);
}

/** Addresses that led to the category go on to the other one. */
async function redirect(db: Database, from: CategoryRow, to: CategoryRow): Promise<void> {
  await db.execute(
    sql`UPDATE category_redirects SET category_id = ${to.id} WHERE category_id = ${from.id}`,
  );
  await db.execute(sql`
    INSERT INTO category_redirects (slug, category_id) VALUES (${from.slug}, ${to.id})
    ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id`);
}
