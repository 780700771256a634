import { sql } from 'drizzle-orm';
import type { Queue } from '#contracts/admin/work/today.ts';
import type { Database } from '#platform/database/database.ts';
import { isLow, onSale } from '../queries.ts';

/** The goods of which few are left. Since when is not known. No queue where it is said of no goods how many are few. */
export async function stockQueues(db: Database): Promise<Queue[]> {
  const { rows } = await db.execute<{ count: number; isWatched: boolean }>(sql`
    SELECT count(*) FILTER (WHERE ${isLow})::int AS count,
      coalesce(bool_or(coalesce(v.low_stock, (SELECT low_stock FROM site_settings)) > 0), false) AS "isWatched"
    FROM variants v JOIN products p ON p.id = v.product_id WHERE ${onSale}`);
  const [{ count, isWatched } = { count: 0, isWatched: false }] = rows;
  return isWatched ? [{ name: 'stock_low', count, oldest: null }] : [];
}
