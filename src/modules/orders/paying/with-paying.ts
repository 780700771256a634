import { toRoubles } from '#contracts/money.ts';
import type { OrderCreated } from '#contracts/orders.ts';
import { payPathOf } from '#contracts/page-paths.ts';
import type { Database } from '#platform/database/database.ts';
import { selectOrder } from '../queries.ts';
import { toldDue } from './paid-whole.ts';
import type { KnownPayingTerms } from './terms.ts';
import { payingStateOf } from './to-pay.ts';

/** An order that was just placed with the page where it is paid, null where it cannot be paid online, or not yet (row 70), and with what is paid first. */
export async function withPaying(
  db: Database,
  created: OrderCreated,
  terms: KnownPayingTerms,
): Promise<OrderCreated> {
  if (!terms.isOn) return created;
  const record = await selectOrder(db, created.orderId);
  if (!record) return created;
  const { order } = record;
  const isNow = payingStateOf(order, terms) === 'now';
  return {
    ...created,
    amount_due: toRoubles(toldDue(order, terms)),
    payment_url: isNow ? payPathOf(created.order_url) : null,
  };
}
