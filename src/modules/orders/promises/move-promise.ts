import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import { isOver } from '#contracts/order-states.ts';
import { type Actor, changesBetween, recordAction } from '#modules/audit/index.ts';
import { freeSlotOf } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertEvent, updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { selectPlan, writePlan } from '../managing/work-queries.ts';
import { dropOfferedDays } from '../offers/offer-queries.ts';
import type { OfferedDays } from '../offers/tables.ts';
import { selectOrderByNumber, type ToldDays } from '../queries.ts';
import { replacePromise, selectPromisesOf } from './promise-queries.ts';

interface MovingContext {
  /** A transaction that has locked the order. */
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

/** What was done, for the history of the order and for the log. */
export interface MovedPromise {
  readonly work: Extract<OrderWork, { kind: 'promise' }>;
  readonly changes: ReturnType<typeof changesBetween>;
}

interface NewPromise extends ToldDays {
  readonly madeBy: 'staff' | 'carrier';
  /** Whether the customer is written to; `waits`: as long as the letters of steps that can be taken back. */
  readonly letter: boolean | 'waits';
}

/**
 * Promises an order for other days; undefined where they are those in force. A day that was agreed and lies outside them is agreed no more, so
 * that the customer reads one day only, and its hours are free.
 */
export async function movePromise(
  { db, clock, jobs }: MovingContext,
  orderId: number,
  { from, to, madeBy, letter }: NewPromise,
): Promise<MovedPromise | undefined> {
  const inForce = (await selectPromisesOf(db, [orderId])).get(orderId)?.at(-1);
  const { promisedFrom, promisedTo } = inForce ?? {};
  const before = promisedFrom && promisedTo ? { from: promisedFrom, to: promisedTo } : null;
  if (before?.from === from && before.to === to) return undefined;
  await replacePromise(db, {
    orderId,
    promisedFrom: from,
    promisedTo: to,
    madeBy,
    madeAt: clock.now(),
  });
  await dropOfferedDays(db, orderId, clock.now());
  const dropped = await dropDayOutside(db, orderId, { from, to });
  if (letter) {
    const change = { promise: { before, now: { from, to } } };
    await sendChangeLetter(db, jobs, orderId, { change, undoable: letter === 'waits' });
  }
  const known = { promised_from: before?.from ?? null, promised_to: before?.to ?? null };
  return {
    work: { kind: 'promise', from, to, before, dropped },
    changes: {
      ...changesBetween(known, { promised_from: from, promised_to: to }),
      ...(dropped && { deliver_on: { from: dropped, to: null } }),
    },
  };
}

/** Answers the agreed day that lay outside; null where there was none. */
async function dropDayOutside(
  db: Database,
  orderId: number,
  { from, to }: ToldDays,
): Promise<string | null> {
  const day = (await selectPlan(db, orderId))?.deliverOn;
  if (!day || (from <= day && day <= to)) return null;
  await writePlan(db, orderId, { deliverOn: null, deliverHours: null });
  await freeSlotOf(db, orderId);
  return day;
}

/**
 * Promises an order for the days that its customer has agreed to. Another promise that was made since they were offered stays: it is newer. A day
 * that is agreed no more is told in the history.
 */
export async function promiseAgreed(
  context: MovingContext,
  orderId: number,
  { before, after }: OfferedDays,
  { staffId, at }: { readonly staffId: number | null; readonly at: Date },
): Promise<void> {
  const { db } = context;
  const inForce = (await selectPromisesOf(db, [orderId])).get(orderId)?.at(-1);
  const isStill =
    (inForce?.promisedFrom ?? null) === (before?.from ?? null) &&
    (inForce?.promisedTo ?? null) === (before?.to ?? null);
  if (!isStill) return;
  const moved = await movePromise(context, orderId, { ...after, madeBy: 'staff', letter: false });
  if (!moved?.work.dropped) return;
  const { work } = moved;
  await insertEvent(db, { orderId, actor: 'shop', staffId, happenedAt: at, work });
}

/**
 * Promises an order for the day that its carrier names, and writes to the customer. An order that is delivered or cancelled stays as it is.
 * `db`: the transaction in which the carrier's step is written.
 */
export async function promiseOfCarrier(
  { actor, ...context }: MovingContext & { readonly actor: Actor },
  number: string,
  day: string,
): Promise<void> {
  const { db, clock } = context;
  const order = await selectOrderByNumber(db, number, { hold: true });
  if (!order || isOver(order.statusOrder)) return;
  const days = { from: day, to: day, madeBy: 'carrier', letter: true } as const;
  const moved = await movePromise(context, order.id, days);
  if (!moved) return;
  const { work, changes } = moved;
  await updateOrder(db, order.id, {}, { actor: 'shop', at: clock.now() }, { work });
  await recordAction(
    { db, clock, actor },
    { action: 'orders.promise', entity: 'order', entityId: number, changes },
  );
}
