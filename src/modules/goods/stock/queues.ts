import { sql } from 'drizzle-orm';
import type { Queue } from '#contracts/admin/today.ts';
import type { Database } from '#platform/database/database.ts';
import { isLow, onSale } from '../queries.ts';

/** The goods of which few are left. Since when is not known. */
export async function stockQueues(db: Database): Promise<Queue[]> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM variants v JOIN products p ON p.id = v.product_id WHERE ${onSale} AND ${isLow}`);
  return [{ name: 'stock_low', count: rows[0]?.count ?? 0, oldest: null }];
}
