import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Change, updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { recountPromise } from '../promises/recount.ts';
import { type OrderRow, selectOrderForUpdate } from '../queries.ts';

interface FollowContext {
  /** The transaction of the events. */
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'send'>;
}

/** Money that came or went, as the history of the order tells it. */
type MoneyWork = Extract<OrderWork, { kind: 'money' }>;

/**
 * What an order does after events were added to its ledger: tells the money in its history, and a new `payment_status` in timeline and letter. Once what was due has come, its promise is recounted.
 * `before`: the order, locked before the events. Answers the order of now.
 */
export async function followLedger(
  { db, jobs }: FollowContext,
  before: OrderRow,
  work: MoneyWork,
  by: Change,
  { undoable = false } = {},
): Promise<OrderRow> {
  const now = await selectOrderForUpdate(db, before.id);
  if (!now) throw new Error(`No order ${before.id}`);
  const { paymentStatus } = now;
  const isNew = paymentStatus !== before.paymentStatus;
  const told = isNew ? { paymentStatus, paymentBefore: before.paymentStatus } : {};
  const step = await updateOrder(db, before.id, {}, by, { work, ...told });
  if (!isNew) return now;
  const isFirst = before.paymentStatus === 'waiting_for_payment';
  if (isFirst && (paymentStatus === 'paid' || paymentStatus === 'partially_paid')) {
    await recountPromise(db, before.id, by.at);
  }
  await sendChangeLetter(db, jobs, before.id, { change: { paymentStatus }, undoable, step });
  return now;
}
