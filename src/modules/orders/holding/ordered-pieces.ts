import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { orderLines, orders } from '../tables.ts';

/** Pieces of each product in orders placed since a time. Cancelled orders and those of the demo do not count. */
export async function countOrderedPieces(
  db: Database,
  since: Date,
): Promise<{ productId: number; pieces: number }[]> {
  const { rows } = await db.execute<{ product_id: number; pieces: string }>(sql`
    SELECT ${orderLines.productId}, sum(${orderLines.quantity}) AS pieces
    FROM ${orderLines} JOIN ${orders} ON ${orders.id} = ${orderLines.orderId}
    WHERE ${orders.createdAt} >= ${since.toISOString()} AND ${orders.statusOrder} <> 'cancelled' AND NOT ${orders.demo}
    GROUP BY ${orderLines.productId}`);
  return rows.map((row) => ({ productId: row.product_id, pieces: Number(row.pieces) }));
}
