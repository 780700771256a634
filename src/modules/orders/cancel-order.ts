import type { OrderDetails } from '#contracts/orders.ts';
import { orderShippedDetail } from '#messages/errors.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { Jobs } from '#platform/jobs.ts';
import { cancelRefusal } from './customer-cancelling.ts';
import { giveBackStock } from './held-stock.ts';
import { getOrder } from './history.ts';
import { type OrderRow, selectLinesOf, selectOwnOrderForUpdate, updateOrder } from './queries.ts';
import { sendCancellationLetter } from './queue-letters.ts';

/**
 * Cancels an order for its customer, returns its goods to stock and queues a letter to the shop. Throws
 * `order_not_found` or a code of `customerMayCancel`: `order_shipped` (with the shop's phone) or
 * `order_not_cancellable`.
 */
export async function cancelOrder(
  { db, jobs }: { readonly db: Database; readonly jobs: Pick<Jobs, 'send'> },
  customerId: number,
  id: number,
): Promise<OrderDetails> {
  await db.transaction(async (db) => {
    const order = await selectOwnOrderForUpdate(db, customerId, id);
    if (!order) throw new DomainError('order_not_found');
    await requireCancellable(db, order);
    await updateOrder(db, id, { statusOrder: 'cancelled', paymentStatus: 'cancelled' });
    const lines = await selectLinesOf(db, [id]);
    await giveBackStock(db, lines.get(id) ?? []);
    await sendCancellationLetter(db, jobs, id);
  });
  return getOrder(db, customerId, id);
}

async function requireCancellable(db: Database, order: OrderRow): Promise<void> {
  const code = cancelRefusal(order);
  if (!code) return;
  if (code !== 'order_shipped') throw new DomainError(code);
  const { phone } = await getSiteSettings(db);
  throw new DomainError(code, { body: { detail: orderShippedDetail(phone) } });
}
