import { sql } from 'drizzle-orm';
import type { Obstacle } from '#contracts/admin/customers/customers.ts';
import type { Database } from '#platform/database/database.ts';

/** What has to end before these orders can lose their customer: they are under way, owe money or are owed it, or a provider, a till or a return works on them. */
export async function selectObstacles(
  db: Database,
  orders: readonly number[],
): Promise<Obstacle[]> {
  const { rows } = await db.execute<{ kind: Obstacle['kind']; number: string }>(sql`
    SELECT kind, number FROM (SELECT *, CASE WHEN status_order = 'cancelled' THEN 0 ELSE payable_of(orders) END AS price,
        charged_kopecks - refunded_kopecks AS paid FROM orders WHERE id = ANY(${sql.param([...orders])}::int[])) AS one,
      LATERAL (
        SELECT 'open' AS kind WHERE status_order NOT IN ('delivered', 'cancelled')
        UNION ALL SELECT 'owed' WHERE paid > price
        UNION ALL SELECT 'unpaid' WHERE status_order = 'delivered' AND paid < price
        UNION ALL SELECT 'payment' WHERE EXISTS (
          SELECT FROM payments WHERE order_id = one.id AND state IN ('created', 'pending', 'authorised')
        ) OR EXISTS (SELECT FROM refunds WHERE order_id = one.id AND state IN ('created', 'pending'))
        UNION ALL SELECT 'return' WHERE EXISTS (
          SELECT FROM returns WHERE order_id = one.id
            AND (state NOT IN ('refused', 'withdrawn', 'closed') OR settlement IS NOT DISTINCT FROM 'later'))
        UNION ALL SELECT 'receipt' WHERE EXISTS (
          SELECT FROM receipts WHERE order_id = one.id AND state IN ('due', 'sent', 'failed'))
      ) AS found ORDER BY number, kind`);
  return rows;
}
