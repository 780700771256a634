import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Removes the carts of accounts and those of orders' makers as far as they name anyone: an ordered cart stays empty, under another key. */
export async function eraseCarts(
  db: Database,
  {
    customers,
    orders,
  }: { readonly customers: readonly number[]; readonly orders: readonly number[] },
): Promise<number> {
  await db.execute(sql`UPDATE carts SET uuid = gen_random_uuid(), customer_id = NULL, network = NULL
    WHERE id IN (SELECT cart_id FROM orders WHERE id = ANY(${sql.param([...orders])}::int[]))`);
  const { rowCount } = await db.execute(sql`DELETE FROM carts
    WHERE customer_id = ANY(${sql.param([...customers])}::int[]) AND NOT EXISTS (SELECT FROM orders WHERE cart_id = carts.id)`);
  return rowCount ?? 0;
}
