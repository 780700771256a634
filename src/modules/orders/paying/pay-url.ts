import type { OrderCreated } from '#contracts/orders.ts';
import { payPathOf } from '#contracts/page-paths.ts';
import type { Database } from '#platform/database/database.ts';
import { selectOrder } from '../queries.ts';
import type { KnownPayingTerms } from './terms.ts';
import { payingStateOf } from './to-pay.ts';

/** The page where an order is paid that was just placed; null where it cannot be paid online, or not yet (row 70). */
export async function payUrlOf(
  db: Database,
  { orderId, order_url: url }: Pick<OrderCreated, 'orderId' | 'order_url'>,
  terms: KnownPayingTerms,
): Promise<string | null> {
  if (!terms.isOn) return null;
  const record = await selectOrder(db, orderId);
  return record && payingStateOf(record.order, terms) === 'now' ? payPathOf(url) : null;
}
