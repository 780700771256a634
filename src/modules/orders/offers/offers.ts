import type { OrderWork } from '#contracts/admin/orders/order-events.ts';
import { roublesOrNull } from '#contracts/money.ts';
import { isOver } from '#contracts/order-states.ts';
import { type Actor, staffIdOf } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { changeLines } from '../changing/change-lines.ts';
import { changePlace } from '../changing/change-place.ts';
import { dearerBy } from '../changing/wanted-goods.ts';
import { selectChargesOf, updateCounting } from '../charges/charge-queries.ts';
import { setCharge, type WantedCharge } from '../charges/set-charge.ts';
import { payableOf } from '../charges/sums.ts';
import { type Change, updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { promiseAgreed } from '../promises/move-promise.ts';
import { type OrderRow, selectOrder, type ToldChange } from '../queries.ts';
import {
  insertOffer,
  type OfferRow,
  selectOpenOffer,
  updateOfferEnded,
  updateRefusalsSeen,
} from './offer-queries.ts';
import { presentOfferedDays, presentOfferedLine, presentOfferedPlace } from './present.ts';
import type { OfferedCharge, OfferedLine } from './tables.ts';

export interface OfferContext {
  /** A transaction that has locked the order. */
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

type OfferWork = Extract<OrderWork, { kind: 'offer' }>;

/** What the staff would have otherwise; what is not named stays as it is, or as the waiting offer has it. */
export interface WantedChange {
  readonly charges?: readonly WantedCharge[];
  readonly lines?: readonly OfferedLine[];
  /** Null: the address of now. */
  readonly place?: OfferRow['place'];
  /** Null: the promise of now. */
  readonly days?: OfferRow['days'];
}

/**
 * Asks the customer of an order about a change of charges, goods, address or days: nothing of the order changes before the answer, and a letter tells of
 * it. What an offer that still waits has asked is asked on with it, in a new offer. Undefined where all is as it was and nothing waits. Throws
 * `order_over`.
 */
export async function makeOffer(
  { db, clock, jobs }: OfferContext,
  order: OrderRow,
  wanted: WantedChange,
  actor: Actor,
): Promise<OfferWork | undefined> {
  if (isOver(order.statusOrder)) throw new DomainError('order_over');
  const waiting = await selectOpenOffer(db, order.id);
  // Nothing of what was overtaken is asked on.
  const still = waiting?.isOvertaken ? undefined : waiting;
  const asked = {
    changes: await askedCharges(db, order.id, wanted.charges, still?.changes ?? []),
    lines: wanted.lines ?? still?.lines ?? [],
    place: wanted.place === undefined ? (still?.place ?? null) : wanted.place,
    days: wanted.days === undefined ? (still?.days ?? null) : wanted.days,
  };
  const at = clock.now();
  if (waiting) await updateOfferEnded(db, waiting.id, { state: 'withdrawn', endedAt: at });
  await updateRefusalsSeen(db, order.id);
  if (isNothing(asked)) return waiting && workOf('withdrawn', waiting, at);
  const before = payableOf(order);
  const after = payableAfter(order, asked);
  const id = await insertOffer(db, {
    orderId: order.id,
    state: 'offered',
    ...asked,
    payableBeforeKopecks: before,
    payableAfterKopecks: after,
    staffId: staffIdOf(actor),
    madeAt: at,
  });
  const change = { offer: { id, ...asked, before, after } };
  // It waits like the letters of steps, so that those from before do not come after it.
  await sendChangeLetter(db, jobs, order.id, { change, undoable: true });
  return workOf('offered', asked, at);
}

async function askedCharges(
  db: Database,
  orderId: number,
  wanted: readonly WantedCharge[] = [],
  waiting: readonly OfferedCharge[],
): Promise<readonly OfferedCharge[]> {
  const asked = await changedCharges(db, orderId, wanted);
  const kinds = new Set(wanted.map(({ kind }) => kind));
  return [...waiting.filter(({ kind }) => !kinds.has(kind)), ...asked];
}

/** Those charges of an order that would be others. */
export async function changedCharges(
  db: Database,
  orderId: number,
  wanted: readonly WantedCharge[],
): Promise<OfferedCharge[]> {
  if (wanted.length === 0) return [];
  const charges = (await selectChargesOf(db, [orderId])).get(orderId) ?? [];
  return wanted.flatMap(({ kind, amountKopecks: after, reason = '' }) => {
    const before = charges.find((charge) => charge.kind === kind)?.amountKopecks ?? null;
    return before === after ? [] : [{ kind, before, after, reason }];
  });
}

/** What of an order is another one. */
export type Asked = Pick<OfferRow, 'changes' | 'lines' | 'place' | 'days'>;

export const isNothing = ({ changes, lines, place, days }: Asked): boolean =>
  changes.length === 0 && lines.length === 0 && place === null && days === null;

/** What an order would cost in all, kopecks. */
export const payableAfter = (order: OrderRow, { changes, lines }: Asked): number =>
  changes.reduce(
    (sum, { before, after }) => sum + (after ?? 0) - (before ?? 0),
    payableOf(order) + dearerBy(lines),
  );

/** An answer to an offer. */
export interface Answer {
  /** The offer that was read; one that was made since is not agreed to unread. */
  readonly offer: number;
  readonly state: 'agreed' | 'refused' | 'withdrawn';
  /** How the customer has agreed, where the staff say so. */
  readonly note?: string;
}

/**
 * Ends the offer of an order. What is agreed is done, and a letter confirms it. Throws `offer_ended` where there is no such offer any more,
 * `order_over`, and `out_of_stock` for goods that are not there any more.
 */
export async function answerOffer(
  { db, clock, jobs }: OfferContext,
  order: OrderRow,
  { offer: id, state, note = '' }: Answer,
  by: Omit<Change, 'at'>,
): Promise<OfferRow> {
  if (isOver(order.statusOrder)) throw new DomainError('order_over');
  const offer = await selectOpenOffer(db, order.id);
  const isGone = state === 'agreed' && offer?.isOvertaken;
  if (offer?.id !== id || isGone) throw new DomainError('offer_ended');
  const at = clock.now();
  await updateOfferEnded(db, id, { state, note, endedAt: at });
  if (state === 'agreed') {
    const reader = by.actor === 'shop' ? 'staff' : 'customer';
    await applyAsked({ db, clock, jobs }, order, offer, { staffId: offer.staffId, at, reader });
  }
  const work = { ...workOf(state, offer, at), ...(note && { agreed: note }) };
  await keepAsked(db, order, work, { ...by, at });
  if (state === 'agreed') {
    await sendChangeLetter(db, jobs, order.id, { change: toldOf(offer), undoable: false });
  }
  return offer;
}

/** Keeps in the history of an order what was done with it, with the price of delivery where that is another one. */
export async function keepAsked(
  db: Database,
  order: OrderRow,
  work: OfferWork,
  by: Change,
): Promise<void> {
  const { deliveryCostKopecks = null } = (await selectOrder(db, order.id))?.order ?? {};
  const isMoved = deliveryCostKopecks !== order.deliveryCostKopecks;
  await updateOrder(db, order.id, isMoved ? { deliveryCostKopecks } : {}, by, { work });
}

/** What a letter tells of a change that is done. */
export const toldOf = ({ changes, lines, place, days }: Asked): ToldChange => ({
  charges: changes.map(({ kind, before, after }) => ({
    kind,
    amountKopecks: after,
    beforeKopecks: before,
  })),
  ...((lines.length > 0 || place || days) && { goods: { lines, place, days } }),
});

/** Does what was asked. The amounts are those of the member who has offered them. Throws as {@link changeLines} does. */
export async function applyAsked(
  { db, clock, jobs }: OfferContext,
  order: OrderRow,
  { changes, lines, place, days }: Asked,
  {
    staffId,
    at,
    reader,
  }: { readonly staffId: number | null; readonly at: Date; readonly reader: 'staff' | 'customer' },
): Promise<void> {
  const actor: Actor =
    staffId === null ? { kind: 'system', name: '' } : { kind: 'staff', name: String(staffId) };
  if (lines.length > 0) {
    await changeLines(db, order, lines, { staffId, reader });
    await updateCounting(db, order.id);
  }
  if (place) await changePlace(db, order, place, { charges: changes, staffId, at });
  if (days) await promiseAgreed({ db, clock, jobs }, order.id, days, { staffId, at });
  for (const { kind, after, reason } of changes) {
    await setCharge(db, order.id, { kind, amountKopecks: after, reason }, { actor, at });
  }
}

/** What the history keeps of it. */
export const workOf = (
  state: OfferWork['state'],
  { changes, lines, place, days }: Asked,
  at: Date,
): OfferWork => ({
  kind: 'offer',
  state,
  changes: changes.map(({ kind, before, after, reason }) => ({
    charge: kind,
    before: roublesOrNull(before),
    after: roublesOrNull(after),
    reason,
  })),
  ...(lines.length > 0 && { lines: lines.map(presentOfferedLine) }),
  ...(place && { address: presentOfferedPlace(place) }),
  ...(days && { term: presentOfferedDays(days, at) }),
});
