import { sql } from 'drizzle-orm';
import type { OrderCreated } from '#contracts/orders.ts';
import { payPathOf } from '#contracts/page-paths.ts';
import type { Database } from '#platform/database/database.ts';
import { selectOrder } from '../queries.ts';
import { readPayingTerms } from './terms.ts';
import { payingStateOf } from './to-pay.ts';

/** Plain SQL: each order waits for it, and building such a query takes longer than running it. */
async function isPaidOnline(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ is_on: boolean }>(sql`SELECT takes_payments() AS is_on`);
  return rows[0]?.is_on ?? false;
}

/** The page where an order is paid that was just placed; null where it cannot be paid online, or not yet (row 70). */
export async function payUrlOf(
  db: Database,
  { orderId, order_url: url }: Pick<OrderCreated, 'orderId' | 'order_url'>,
): Promise<string | null> {
  if (!(await isPaidOnline(db))) return null;
  const terms = await readPayingTerms(db);
  const record = await selectOrder(db, orderId);
  return record && payingStateOf(record.order, terms) === 'now' ? payPathOf(url) : null;
}
