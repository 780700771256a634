import type { OrderDetails } from '#contracts/orders.ts';
import { orderShippedDetail } from '#messages/site/errors.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { lockOrderOfLink, lockOwnOrder } from '../finding/customers-order.ts';
import { updateOrder } from '../history/event-queries.ts';
import { getOrder } from '../history/history.ts';
import { giveBack } from '../holding/give-back.ts';
import { sendCancellationLetters } from '../letters/queue-letters.ts';
import { type OrderRow, selectLinesOf } from '../queries.ts';
import { cancelRefusal } from './customer-cancelling.ts';

interface CancelContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

/**
 * Cancels an order for its customer, returns its goods to stock and queues a letter to the shop. Throws
 * `order_not_found` or a code of `customerMayCancel`: `order_shipped` (with the shop's phone) or
 * `order_not_cancellable`.
 */
export async function cancelOrder(
  { db, ...context }: CancelContext,
  customerId: number,
  id: number,
): Promise<OrderDetails> {
  await db.transaction(async (db) => {
    const order = await lockOwnOrder(db, customerId, id);
    await cancelLocked({ ...context, db }, order);
  });
  return getOrder({ ...context, db }, customerId, id);
}

/**
 * The same by a link to the order, which may have been passed on: a letter tells the customer. Throws
 * `order_link_invalid` and what `cancelOrder` throws.
 */
export function cancelByLink({ db, ...context }: CancelContext, token: string): Promise<void> {
  return db.transaction(async (db) => {
    const order = await lockOrderOfLink(db, token);
    await cancelLocked({ ...context, db }, order, { isByLink: true });
  });
}

async function cancelLocked(
  { db, clock, jobs }: CancelContext,
  order: OrderRow,
  { isByLink = false } = {},
): Promise<void> {
  await requireCancellable(db, order);
  const change = { statusOrder: 'cancelled', paymentStatus: 'cancelled' } as const;
  await updateOrder(db, order.id, change, { actor: 'customer', at: clock.now() });
  const lines = await selectLinesOf(db, [order.id]);
  await giveBack(db, lines.get(order.id) ?? [], { orderId: order.id });
  await sendCancellationLetters(db, jobs, order, { toCustomer: isByLink });
}

async function requireCancellable(db: Database, order: OrderRow): Promise<void> {
  const code = cancelRefusal(order);
  if (!code) return;
  if (code !== 'order_shipped') throw new DomainError(code);
  const { phone } = await getSiteSettings(db);
  throw new DomainError(code, { body: { detail: orderShippedDetail(phone) } });
}
