import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import { toKopecks } from '#contracts/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import {
  type Change,
  selectMoneyNoted,
  updateOrder,
  updateUndone,
} from '../history/event-queries.ts';
import { sendChangeLetter, UNDO_TIME } from '../letters/queue-letters.ts';
import { holdAgain } from '../paying/held-goods.ts';
import { recountPromise } from '../promises/recount.ts';
import { type OrderRow, selectOrderForUpdate } from '../queries.ts';

interface FollowContext {
  /** The transaction of the events. */
  readonly db: Database;
  readonly jobs: Pick<Jobs, 'send'>;
}

/** Money that came or went, as the history of the order tells it. */
type MoneyWork = Extract<OrderWork, { kind: 'money' }>;

interface Told {
  /** A member may take it back for some seconds. */
  readonly undoable?: boolean;
  /** Another letter tells the customer. */
  readonly apart?: boolean;
  /** The refund that money went back with. */
  readonly refund?: string | undefined;
  /** By keys for trials. */
  readonly isTrial?: boolean;
}

/**
 * What an order does after events were added to its ledger: tells the money in its history, and a new `payment_status` in timeline and letter. Once what was due has come, its promise is recounted.
 * For a payment or a refund that is taken back before its letter has left no letter is sent, and none of what the customer is told `apart`.
 * `before`: the order, locked before the events. Answers the order of now.
 */
export async function followLedger(
  { db, jobs }: FollowContext,
  before: OrderRow,
  work: MoneyWork,
  by: Change,
  { undoable = false, apart = false, refund = work.refund, isTrial = false }: Told = {},
): Promise<OrderRow> {
  const now = await selectOrderForUpdate(db, before.id);
  if (!now) throw new Error(`No order ${before.id}`);
  const { paymentStatus } = now;
  const isUndone = await undoTold(db, now, work, by);
  const isTold = paymentStatus !== before.paymentStatus && !isUndone;
  const told = isTold ? { paymentStatus, paymentBefore: before.paymentStatus } : {};
  const step = await updateOrder(db, before.id, {}, by, { work, ...told });
  // What is not there any more the card of the order says.
  if (work.of === 'came') await holdAgain(db, now, by);
  // Of money that came by hand the staff have spoken with the customer.
  const isNews = isMoney(work) && (work.by !== 'hand' || work.of === 'went back');
  if (!isTold && !isNews) return now;
  const isFirst = before.paymentStatus === 'waiting_for_payment';
  if (isFirst && (paymentStatus === 'paid' || paymentStatus === 'partially_paid')) {
    await recountPromise(db, before.id, by.at);
  }
  if (apart) return now;
  const money = isMoney(work)
    ? { of: work.of, kopecks: toKopecks(work.amount), by: work.by, refund, isTrial }
    : undefined;
  const change = { ...(isTold && { paymentStatus }), ...(money && { money }) };
  await sendChangeLetter(db, jobs, before.id, { change, undoable, step });
  return now;
}

const isMoney = (work: MoneyWork): work is MoneyWork & { of: 'came' | 'went back' } =>
  work.of === 'came' || work.of === 'went back';

/** Strikes out what was noted and is taken back, where its letter has not left and the order is paid as before it. Answers whether it did. */
async function undoTold(
  db: Database,
  { id, paymentStatus }: OrderRow,
  work: MoneyWork,
  { at }: Change,
): Promise<boolean> {
  const noted = takenBack(work);
  const told = noted && (await selectMoneyNoted(db, id, noted));
  if (!told || at.getTime() > told.happenedAt.getTime() + UNDO_TIME) return false;
  if (told.paymentStatus !== null && told.paymentBefore !== paymentStatus) return false;
  await updateUndone(db, told.id, at);
  return true;
}

function takenBack({ of, payment, refund }: MoneyWork) {
  if (of === 'taken back') return payment && { payment };
  return of === 'refund taken back' && refund ? { refund } : undefined;
}
