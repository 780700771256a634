import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { products } from '../tables.ts';
import { isNewAt, type Listed } from './select-listed.ts';

/** The latest of the new products, followed by the latest of the others if there are too few. */
export async function selectNewest(db: Database, newSince: Date, limit: number): Promise<Listed[]> {
  const isNew = isNewAt(newSince);
  const fresh = await selectLatest(db, isNew, limit);
  if (fresh.length === limit) return fresh;
  return [...fresh, ...(await selectLatest(db, sql`NOT ${isNew}`, limit - fresh.length))];
}

/** Follows the order of an index, so the scan stops at the limit. */
async function selectLatest(db: Database, condition: SQL, limit: number): Promise<Listed[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT ${products.id} FROM ${products}
    WHERE NOT ${products.withdrawn} AND ${condition}
    ORDER BY ${products.createdAt} DESC, ${products.id} DESC
    LIMIT ${limit}`);
  return rows.map(({ id }) => ({ productId: id, variantId: null }));
}
