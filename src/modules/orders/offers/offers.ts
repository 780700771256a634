import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import { roublesOrNull } from '#contracts/money.ts';
import { isOver } from '#contracts/order-states.ts';
import { type Actor, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectChargesOf } from '../charges/charge-queries.ts';
import { setCharge, type WantedCharge } from '../charges/set-charge.ts';
import { payableOf } from '../charges/sums.ts';
import { type Change, updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { type OrderRow, selectOrder } from '../queries.ts';
import type { OfferedCharge } from '../tables.ts';
import {
  insertOffer,
  type OfferRow,
  selectOpenOffer,
  updateOfferEnded,
  updateRefusalsSeen,
} from './offer-queries.ts';

export interface OfferContext {
  /** A transaction that has locked the order. */
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

type OfferWork = Extract<OrderWork, { kind: 'offer' }>;

/**
 * Asks the customer of an order about a charge: nothing of the order changes before the answer, and a letter tells of it. What an offer that
 * still waits has asked is asked on with it, in a new offer. Undefined where the charge is what it was and nothing waits. Throws `order_over`.
 */
export async function makeOffer(
  { db, clock, jobs }: OfferContext,
  order: OrderRow,
  wanted: WantedCharge,
  actor: Actor,
): Promise<OfferWork | undefined> {
  if (isOver(order.statusOrder)) throw new DomainError('order_over');
  const charges = (await selectChargesOf(db, [order.id])).get(order.id) ?? [];
  const { kind, amountKopecks: after, reason = '' } = wanted;
  const before = charges.find((charge) => charge.kind === kind)?.amountKopecks ?? null;
  const waiting = await selectOpenOffer(db, order.id);
  const changes = [
    ...(waiting?.changes ?? []).filter((change) => change.kind !== kind),
    ...(before === after ? [] : [{ kind, before, after, reason }]),
  ];
  const at = clock.now();
  if (waiting) await updateOfferEnded(db, waiting.id, { state: 'withdrawn', endedAt: at });
  await updateRefusalsSeen(db, order.id);
  if (changes.length === 0) {
    return waiting && workOf('withdrawn', waiting.changes);
  }
  const payable = payableOf(order);
  const payableAfter = changes.reduce(
    (sum, change) => sum + (change.after ?? 0) - (change.before ?? 0),
    payable,
  );
  const id = await insertOffer(db, {
    orderId: order.id,
    state: 'offered',
    changes,
    payableBeforeKopecks: payable,
    payableAfterKopecks: payableAfter,
    staffId: staffIdOf(actor),
    madeAt: at,
  });
  const change = { offer: { id, changes, before: payable, after: payableAfter } };
  // It waits like the letters of steps, so that those from before do not come after it.
  await sendChangeLetter(db, jobs, order.id, { change, undoable: true });
  return workOf('offered', changes);
}

/** An answer to an offer. */
export interface Answer {
  /** The offer that was read; one that was made since is not agreed to unread. */
  readonly offer: number;
  readonly state: 'agreed' | 'refused' | 'withdrawn';
  /** How the customer has agreed, where the staff say so. */
  readonly note?: string;
}

/**
 * Ends the offer of an order. Agreed charges are set, with their sums, and a letter confirms them. Throws `offer_ended` where there is no such
 * offer any more, and `order_over`.
 */
export async function answerOffer(
  { db, clock, jobs }: OfferContext,
  order: OrderRow,
  { offer: id, state, note = '' }: Answer,
  by: Omit<Change, 'at'>,
): Promise<OfferRow> {
  if (isOver(order.statusOrder)) throw new DomainError('order_over');
  const offer = await selectOpenOffer(db, order.id);
  if (offer?.id !== id) throw new DomainError('offer_ended');
  const at = clock.now();
  await updateOfferEnded(db, id, { state, note, endedAt: at });
  if (state === 'agreed') await setOffered(db, offer, at);
  const { deliveryCostKopecks = null } = (await selectOrder(db, order.id))?.order ?? {};
  const isMoved = deliveryCostKopecks !== order.deliveryCostKopecks;
  const work = { ...workOf(state, offer.changes), ...(note && { agreed: note }) };
  await updateOrder(db, order.id, isMoved ? { deliveryCostKopecks } : {}, { ...by, at }, { work });
  if (state === 'agreed') {
    const charges = offer.changes.map(({ kind, before, after }) => ({
      kind,
      amountKopecks: after,
      beforeKopecks: before,
    }));
    await sendChangeLetter(db, jobs, order.id, { change: { charges }, undoable: false });
  }
  return offer;
}

async function setOffered(db: Database, offer: OfferRow, at: Date): Promise<void> {
  // The amounts are those of the member who has offered them.
  const { staffId } = offer;
  const actor: Actor =
    staffId === null ? { kind: 'system', name: '' } : { kind: 'staff', name: String(staffId) };
  for (const { kind, after, reason } of offer.changes) {
    await setCharge(db, offer.orderId, { kind, amountKopecks: after, reason }, { actor, at });
  }
}

const workOf = (state: OfferWork['state'], changes: readonly OfferedCharge[]): OfferWork => ({
  kind: 'offer',
  state,
  changes: changes.map(({ kind, before, after, reason }) => ({
    charge: kind,
    before: roublesOrNull(before),
    after: roublesOrNull(after),
    reason,
  })),
});
