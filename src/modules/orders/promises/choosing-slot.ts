import type { OrderSlot } from '#contracts/order-slot.ts';
import {
  bookSlot,
  choosableSlots,
  type FreeSlot,
  firstOpenDay,
  hoursOf,
  type KnownTerms,
  keyOfSlot,
  readTerms,
  refusedSlot,
  slotOf,
} from '#modules/delivery/index.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY } from '#platform/time/duration.ts';
import { selectChargesOf } from '../charges/charge-queries.ts';
import {
  lockOrderOfLink,
  lockOwnOrder,
  orderOfLink,
  ownOrder,
} from '../finding/customers-order.ts';
import { countChoices, updateOrder } from '../history/event-queries.ts';
import { sendChangeLetter } from '../letters/queue-letters.ts';
import { selectPlan, writePlan } from '../managing/work-queries.ts';
import { selectOpenOffer } from '../offers/offer-queries.ts';
import type { OrderRow } from '../queries.ts';
import {
  type PromiseRow,
  replacePromise,
  selectPromisesOf,
  selectQuote,
} from './promise-queries.ts';

interface SlotContext {
  readonly db: Database;
  readonly clock: Clock;
}

interface ChoosingContext extends SlotContext {
  readonly jobs: Pick<Jobs, 'send'>;
}

/** Each choice is a letter. */
const MOST_CHOICES_A_DAY = 10;

/** The hours of the order of a link, and those that can be chosen. Throws `order_link_invalid`. */
export async function getSlotByLink(context: SlotContext, token: string): Promise<OrderSlot> {
  const order = await orderOfLink(context.db, token);
  return presentSlot(await choicesOf(context, order));
}

/** The same of an order of a customer. Throws `order_not_found`. */
export async function getOwnSlot(
  context: SlotContext,
  customerId: number,
  id: number,
): Promise<OrderSlot> {
  const record = await ownOrder(context.db, customerId, id);
  return presentSlot(await choicesOf(context, record.order));
}

/**
 * Chooses the hours in which the order of a link comes: they become its plan and its promise, its price stays, and a letter tells the customer.
 * Throws `order_link_invalid`, `slot_closed` where the staff have to be asked, `invalid` for hours that there are
 * not, `slot_full` for hours that are not to be had, and `too_many_requests`.
 */
export function chooseByLink(
  { db, ...context }: ChoosingContext,
  token: string,
  key: string,
): Promise<void> {
  return db.transaction(async (db) => {
    const order = await lockOrderOfLink(db, token);
    await chooseLocked({ ...context, db }, order, key);
  });
}

/** The same of an order of a customer. Throws `order_not_found` and what {@link chooseByLink} throws. */
export function chooseOwn(
  { db, ...context }: ChoosingContext,
  { customerId, id }: { readonly customerId: number; readonly id: number },
  key: string,
): Promise<void> {
  return db.transaction(async (db) => {
    const order = await lockOwnOrder(db, customerId, id);
    await chooseLocked({ ...context, db }, order, key);
  });
}

async function chooseLocked(
  { db, clock, jobs }: ChoosingContext,
  order: OrderRow,
  key: string,
): Promise<void> {
  const { chosen, zone, place, calendar, slots, inForce } = await choicesOf({ db, clock }, order);
  if (chosen?.key === key) return;
  if (!zone || !calendar) throw new DomainError('slot_closed');
  const wanted = slots.find((slot) => slot.key === key);
  if (!wanted) throw refusedSlot(place, calendar, key);
  const at = clock.now();
  const since = new Date(at.getTime() - DAY);
  if ((await countChoices(db, order.id, since)) >= MOST_CHOICES_A_DAY) {
    throw new DomainError('too_many_requests');
  }
  const { day, slot } = wanted;
  await bookSlot(db, { orderId: order.id, zone, day, slot, at });
  const plan = { deliver_on: day, deliver_hours: hoursOf(slot) };
  await writePlan(db, order.id, { deliverOn: day, deliverHours: plan.deliver_hours });
  await replacePromise(db, {
    orderId: order.id,
    promisedFrom: day,
    promisedTo: day,
    madeBy: 'placed',
    madeAt: at,
  });
  await updateOrder(db, order.id, {}, { actor: 'customer', at }, { work: { kind: 'plan', plan } });
  const { promisedFrom: from, promisedTo: to } = inForce ?? {};
  const before = from && to ? { from, to } : null;
  const change = { promise: { before, now: { from: day, to: day } } };
  await sendChangeLetter(db, jobs, order.id, { change, undoable: false });
}

interface Choices {
  readonly chosen: OrderSlot['chosen'];
  /** Undefined: nothing can be chosen. */
  readonly zone: string | undefined;
  /** Where and on which days the shop drives now. */
  readonly place?: KnownTerms['terms']['zones'][number];
  readonly calendar?: KnownTerms['calendar'];
  readonly slots: readonly FreeSlot[];
  readonly inForce: PromiseRow | undefined;
}

/** The goods are still with the shop. */
const unsent: readonly OrderRow['statusOrder'][] = ['new', 'confirmed', 'production'];

/**
 * What an order can choose. Nothing where it has left, where its day is told by telephone, where the staff have agreed another day with the
 * customer, while these are asked about another place or other days, and after the cut-off of the working day before its hours.
 */
async function choicesOf({ db, clock }: SlotContext, order: OrderRow): Promise<Choices> {
  const { id } = order;
  const booked = await slotOf(db, id);
  const quote = await selectQuote(db, id);
  const plan = await selectPlan(db, id);
  const promises = (await selectPromisesOf(db, [id])).get(id) ?? [];
  const chosen = booked
    ? { key: keyOfSlot(booked.day, booked), day: booked.day, from: booked.from, to: booked.to }
    : null;
  const none = { chosen, zone: undefined, slots: [], inForce: promises.at(-1) };
  const from = earliestOf(promises, quote?.quote.slotsFrom);
  if (!quote?.zone || !from || !unsent.includes(order.statusOrder)) return none;
  if (plan?.deliverOn && plan.deliverOn !== booked?.day) return none;
  const asked = await selectOpenOffer(db, id);
  if (asked && !asked.isOvertaken && (asked.place || asked.days)) return none;
  const known = await readTerms(db);
  const at = { now: clock.now(), zone: await getTimeZone(db) };
  const place = known.terms.zones.find(({ name }) => name === quote.zone);
  if (!place?.slots.length) return none;
  if (booked && booked.day < firstOpenDay(known, at)) return none;
  const charges = (await selectChargesOf(db, [id])).get(id) ?? [];
  const amount = charges.find(({ kind }) => kind === 'slot')?.amountKopecks ?? 0;
  const slots = await choosableSlots(db, known, { zone: quote.zone, from, amount, at });
  return { ...none, zone: quote.zone, place, calendar: known.calendar, slots };
}

/**
 * The first day on which the order surely can come: the last one that was counted, else the first that the staff have named. Of an order that
 * was placed with hours, `slotsFrom` is the first day that was offered then.
 */
function earliestOf(promises: readonly PromiseRow[], slotsFrom: string | undefined) {
  const ofShop = promises.findLast(({ madeBy }) => madeBy !== 'placed');
  if (ofShop) return ofShop.madeBy === 'recounted' ? ofShop.promisedTo : ofShop.promisedFrom;
  return slotsFrom ?? promises[0]?.promisedTo ?? null;
}

const presentSlot = ({ chosen, slots }: Choices): OrderSlot => ({
  chosen,
  slots: slots.map(({ key, day, slot: { from, to } }) => ({ key, day, from, to })),
});
