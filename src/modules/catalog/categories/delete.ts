import { sql } from 'drizzle-orm';
import { slug as slugRule } from '#contracts/validation.ts';
import { categoriesMessages as messages } from '#messages/commands/categories-command.ts';
import { replaceHomeCategory } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { CategoryRow } from '../categories.ts';
import { CategoryRefusal, changingCategories, type KnownCategories } from './known.ts';

export interface DeletedCategory {
  /** Null: there was no such category, only its address leads to another one now. */
  readonly name: string | null;
  readonly slug: string;
  /** The number of products that another category took. */
  readonly moved: number;
  /** The name of the category to which the address leads; null: it leads nowhere. */
  readonly to: string | null;
}

/**
 * Deletes a category. `to` takes its goods, also those that feeds bring later, and its address; that of an empty one leads to
 * its parent otherwise. With `to` the category may be deleted already: then its address is given away. Throws for a category with
 * goods and without `to`, and for one with children.
 */
export const deleteCategory = (
  db: Database,
  given: string,
  to: string | undefined,
): Promise<DeletedCategory> =>
  changingCategories(db, async (db, known) => {
    const taker = to === undefined ? undefined : known.find(to);
    if (taker && isFormerAddress(given, known)) {
      await redirect(db, given, taker);
      return { name: null, slug: given, moved: 0, to: taker.name };
    }
    const category = known.find(given);
    if (taker?.id === category.id) throw new CategoryRefusal(messages.toItself, 'to');
    known.refuseChildren(category);
    const moved = await countGoods(db, category);
    if (moved > 0 && !taker)
      throw new CategoryRefusal(messages.hasGoods(category.name, moved), 'to');
    const target = taker ?? known.rows.find(({ id }) => id === category.parentId);
    if (taker) await handOver(db, category, taker);
    if (target) {
      await redirectAll(db, category, target);
      await redirect(db, category.slug, target);
    }
    await replaceHomeCategory(db, category.id, target?.id);
    await db.execute(sql`DELETE FROM categories WHERE id = ${category.id}`);
    return { name: category.name, slug: category.slug, moved, to: target?.name ?? null };
  });

/** An address that no category has. A number is no address. */
const isFormerAddress = (given: string, known: KnownCategories): boolean =>
  slugRule.safeParse(given).success && /\D/.test(given) && !known.has(given);

/** The goods of a category, with those off sale. */
export async function countGoods(db: Database, { id }: Pick<CategoryRow, 'id'>): Promise<number> {
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

/** Addresses that led to a category go on to another one. */
async function redirectAll(db: Database, from: CategoryRow, to: CategoryRow): Promise<void> {
  await db.execute(
    sql`UPDATE category_redirects SET category_id = ${to.id} WHERE category_id = ${from.id}`,
  );
}

/** Leads an address that no category has to this one. */
export async function redirect(db: Database, slug: string, to: CategoryRow): Promise<void> {
  await db.execute(sql`
    INSERT INTO category_redirects (slug, category_id) VALUES (${slug}, ${to.id})
    ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id`);
}
