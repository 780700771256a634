import type { OrderStatus, PaymentStatus } from '#contracts/orders.ts';
import { orderManagementMessages as messages } from '#messages/orders/order-management.ts';
import { orderStatusName, paymentStatusNames } from '#messages/orders/orders.ts';
import { type Actor, changesBetween, recordAction, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type ChargeRow, selectChargesOf } from '../charges/charge-queries.ts';
import { setCharge } from '../charges/set-charge.ts';
import { deleteLinks } from '../finding/order-links.ts';
import { updateOrder } from '../history/event-queries.ts';
import { giveBack } from '../holding/give-back.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { selectOpenOffer } from '../offers/offer-queries.ts';
import { holdAgain } from '../paying/held-goods.ts';
import { selectPromisesOf } from '../promises/promise-queries.ts';
import { recountPromise } from '../promises/recount.ts';
import { type OrderRow, selectLinesOf, selectOrderByNumber } from '../queries.ts';
import { nextPayments, nextStatuses } from './transitions.ts';

export { listLinks } from '../finding/order-links.ts';
export { selectLatestOrders as listLatestOrders } from '../queries.ts';

/** A change by the staff. Missing fields keep their values. */
export interface OrderChange {
  /** The version that was changed; where the order has another one by now, nothing is written. */
  readonly version?: number | undefined;
  readonly status?: OrderStatus | undefined;
  readonly payment?: PaymentStatus | undefined;
  readonly deliveryCostKopecks?: number | undefined;
}

interface ManagementContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  /** Whom the audit log names. */
  readonly actor: Actor;
}

const entity = 'order';

/** Ends all links to the page of an order; answers how many. Throws `order_not_found`. */
export function revokeLinks(
  { db, clock, actor }: Omit<ManagementContext, 'jobs'>,
  number: string,
): Promise<number> {
  return db.transaction(async (db) => {
    const { order } = await findOrder(db, number);
    const ended = await deleteLinks(db, order.id);
    if (ended > 0) {
      await recordAction(
        { db, clock, actor },
        { action: 'orders.revoke_links', entity, entityId: number },
      );
    }
    return ended;
  });
}

/** An order by its number, of any customer. Throws `order_not_found`. */
export async function findOrder(db: Database, number: string): Promise<OrderRecord> {
  const order = await selectOrderByNumber(db, number);
  if (!order) throw new DomainError('order_not_found');
  // One after the other: a transaction has one connection, and not each has a pipeline.
  const lines = await selectLinesOf(db, [order.id]);
  const charges = await selectChargesOf(db, [order.id]);
  const promises = await selectPromisesOf(db, [order.id]);
  return {
    order,
    lines: lines.get(order.id) ?? [],
    charges: charges.get(order.id),
    promises: promises.get(order.id),
  };
}

/**
 * Changes an order and, unless `quiet`, queues a letter to its customer, where the change is `undoable` for when it can no longer be taken back.
 * `changed` is false if nothing differs.
 * Cancelling returns the goods to stock and cancels a pending payment. Throws `order_not_found`, `order_changed` where
 * someone else was quicker, or `invalid` for a change that is not allowed; then nothing is written.
 */
export function changeOrder(
  { db, clock, jobs, actor }: ManagementContext,
  number: string,
  change: OrderChange,
  { quiet = false, undoable = false } = {},
): Promise<{ changed: boolean; record: OrderRecord }> {
  return db.transaction(async (db) => {
    const order = await selectOrderByNumber(db, number, { hold: true });
    if (!order) throw new DomainError('order_not_found');
    if (change.version !== undefined && change.version !== order.version) {
      throw new DomainError('order_changed');
    }
    const charges = (await selectChargesOf(db, [order.id])).get(order.id) ?? [];
    const made = changesOf(order, change, charges);
    const changed = Object.keys(made).length > 0;
    if (changed) {
      const by = { actor: 'shop', staffId: staffIdOf(actor), at: clock.now() } as const;
      if (change.deliveryCostKopecks !== undefined && made.deliveryCostKopecks !== undefined) {
        const delivery = { kind: 'delivery', amountKopecks: change.deliveryCostKopecks } as const;
        await setCharge(db, order.id, delivery, { actor, at: clock.now() });
      }
      const event = await updateOrder(db, order.id, made, by, {
        statusBefore: made.statusOrder && order.statusOrder,
        paymentBefore: made.paymentStatus && order.paymentStatus,
      });
      // What is not there any more the card of the order says.
      if (made.statusOrder && made.statusOrder !== 'cancelled') await holdAgain(db, order, by);
      if (isAgreed(order, made)) await recountPromise(db, order.id, clock.now());
      const step = (made.statusOrder ?? made.paymentStatus) && event;
      if (!quiet) {
        const told = { ...made, isOvertaken: await overtakesOffer(db, order, made.statusOrder) };
        await sendChangeLetter(db, jobs, order.id, { change: told, undoable, step });
      }
      await recordAction(
        { db, clock, actor },
        { action: 'orders.change', entity, entityId: number, changes: changesBetween(order, made) },
      );
    }
    const record = await findOrder(db, number);
    if (made.statusOrder === 'cancelled') {
      await giveBack(db, record.lines, { orderId: order.id, staffId: staffIdOf(actor) });
    }
    return { changed, record };
  });
}

/** Whether goods leave while their customer is asked to change them. `before`: the order, whose new status is written by now. */
async function overtakesOffer(
  db: Database,
  before: OrderRow,
  now: OrderStatus | undefined,
): Promise<boolean> {
  const leaves = (now === 'shipped' || now === 'delivered') && before.statusOrder !== 'shipped';
  return leaves && (await selectOpenOffer(db, before.id))?.isOvertaken === true;
}

/** Confirmation, or the payment that was due. */
const isAgreed = (
  { paymentStatus }: OrderRow,
  made: { readonly statusOrder?: OrderStatus; readonly paymentStatus?: PaymentStatus },
): boolean =>
  made.statusOrder === 'confirmed' ||
  (paymentStatus === 'waiting_for_payment' &&
    (made.paymentStatus === 'paid' || made.paymentStatus === 'partially_paid'));

/** The price of delivery with its slot, after the charge of delivery was set. */
function deliveryAfter(
  { deliveryCostKopecks: before }: OrderRow,
  { deliveryCostKopecks: wanted }: OrderChange,
  charges: readonly ChargeRow[],
): number | null {
  if (wanted === undefined) return before;
  const slot = charges.find(({ kind }) => kind === 'slot')?.amountKopecks ?? 0;
  return wanted + slot;
}

/** The fields that differ. Cancelling an order also cancels its pending payment. */
function changesOf(order: OrderRow, change: OrderChange, charges: readonly ChargeRow[]) {
  const { status = order.statusOrder } = change;
  const deliveryCostKopecks = deliveryAfter(order, change, charges);
  const isCancelled = status === 'cancelled';
  const isWaiting = order.paymentStatus === 'waiting_for_payment';
  const payment = change.payment ?? (isCancelled && isWaiting ? 'cancelled' : order.paymentStatus);
  const statuses = nextStatuses[order.statusOrder];
  const payments = nextPayments(order.paymentStatus, isCancelled);
  const isNewStatus = status !== order.statusOrder;
  const isNewPayment = payment !== order.paymentStatus;
  if (isNewStatus && !statuses.includes(status)) {
    throw invalid(
      'status',
      messages.notNext(orderStatusName(order.statusOrder, order.deliveryType), statuses),
    );
  }
  if (isNewPayment && !payments.includes(payment)) {
    throw invalid('payment', messages.notNext(paymentStatusNames[order.paymentStatus], payments));
  }
  return {
    ...(isNewStatus && { statusOrder: status }),
    ...(isNewPayment && { paymentStatus: payment }),
    ...(deliveryCostKopecks !== order.deliveryCostKopecks && { deliveryCostKopecks }),
  };
}
