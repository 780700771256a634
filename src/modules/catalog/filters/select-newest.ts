import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { categories, products } from '../tables.ts';
import { isNewAt, type Listed } from './select-listed.ts';

/**
 * The latest of the new products, followed by the latest of the others if there are too few. Categories take turns: an import
 * adds its goods category by category, and the last one would fill the list.
 */
export async function selectNewest(db: Database, newSince: Date, limit: number): Promise<Listed[]> {
  const isNew = isNewAt(newSince);
  const fresh = await selectLatest(db, isNew, limit);
  if (fresh.length === limit) return fresh;
  return [...fresh, ...(await selectLatest(db, sql`NOT ${isNew}`, limit - fresh.length))];
}

/** In each category the scan follows an index and stops at the limit. */
async function selectLatest(db: Database, condition: SQL, limit: number): Promise<Listed[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT latest.id FROM ${categories} CROSS JOIN LATERAL (
      SELECT id, created_at, row_number() OVER (ORDER BY created_at DESC, id DESC) AS turn FROM (
        SELECT ${products.id}, ${products.createdAt} FROM ${products}
        WHERE ${products.categoryId} = ${categories.id} AND NOT ${products.withdrawn} AND ${condition}
        ORDER BY ${products.createdAt} DESC, ${products.id} DESC
        LIMIT ${limit}) of_category) latest
    WHERE NOT ${categories.hidden}
      AND NOT EXISTS (SELECT FROM categories parent WHERE parent.id = ${categories.parentId} AND parent.hidden)
    ORDER BY latest.turn, latest.created_at DESC, latest.id DESC
    LIMIT ${limit}`);
  return rows.map(({ id }) => ({ productId: id, variantId: null }));
}
