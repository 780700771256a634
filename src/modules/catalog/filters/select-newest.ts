import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { hasPhotograph } from '../product-photo.ts';
import { categories, products } from '../tables.ts';
import { isNewAt, type Listed } from './select-listed.ts';

/**
 * The latest of the new products, followed by the latest of the others if there are too few. Categories take turns: an import
 * adds its goods category by category, and the last one would fill the list. Goods with a photograph come before those without.
 */
export async function selectNewest(db: Database, newSince: Date, limit: number): Promise<Listed[]> {
  const isNew = isNewAt(newSince);
  const fresh = await selectLatest(db, isNew, limit);
  if (fresh.length === limit) return fresh;
  return [...fresh, ...(await selectLatest(db, sql`NOT ${isNew}`, limit - fresh.length))];
}

/** The latest products of each category among which those with a photograph come first. It bounds the scan, which follows an index. */
const CANDIDATES = 24;

async function selectLatest(db: Database, condition: SQL, limit: number): Promise<Listed[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT latest.id FROM ${categories} CROSS JOIN LATERAL (
      SELECT id, created_at, is_pictured,
        row_number() OVER (ORDER BY is_pictured DESC, created_at DESC, id DESC) AS turn
      FROM (
        SELECT ${products.id}, ${products.createdAt}, ${hasPhotograph} AS is_pictured FROM ${products}
        WHERE ${products.categoryId} = ${categories.id} AND NOT ${products.withdrawn} AND ${condition}
        ORDER BY ${products.createdAt} DESC, ${products.id} DESC
        LIMIT ${CANDIDATES}) of_category) latest
    WHERE NOT ${categories.hidden}
      AND NOT EXISTS (SELECT FROM categories parent WHERE parent.id = ${categories.parentId} AND parent.hidden)
    ORDER BY latest.is_pictured DESC, latest.turn, latest.created_at DESC, latest.id DESC
    LIMIT ${limit}`);
  return rows.map(({ id }) => ({ productId: id, variantId: null }));
}
