import type { OrderCreate } from '#contracts/orders.ts';
import type { LockedCart } from '#modules/cart/index.ts';
import {
  type AskCarrier,
  bookSlot,
  chargesOf,
  countFor,
  daysOf,
  hoursOf,
  isBeyondZones,
  lineOfOffer,
  type OrderedDelivery,
  readTerms,
  selectCarried,
} from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertCharges } from '../charges/charge-queries.ts';
import { writePlan } from '../managing/work-queries.ts';
import { insertQuote, replacePromise } from './promise-queries.ts';

interface OrderingContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly askCarrier?: AskCarrier | undefined;
}

/**
 * Delivery of an order as it is placed now; undefined where the request names neither a town nor a pickup place, and then the order has no
 * charges (row 68). Throws `invalid`, `slot_full`.
 */
export async function countOrdered(
  { db, clock, askCarrier }: OrderingContext,
  request: OrderCreate,
  lines: LockedCart['lines'],
): Promise<OrderedDelivery | undefined> {
  const isPickup = request.delivery_type === 'pickup';
  if (isPickup ? !request.pickup_place : !request.town) return undefined;
  const context = { db, clock, readTerms, readCarried: selectCarried, askCarrier };
  const delivered = lines.map(({ offer, quantity }) => lineOfOffer(offer, quantity));
  return countFor(context, delivered, isPickup ? {} : request);
}

/**
 * The carrier's answer for an order that is about to be placed, asked before its transaction: a carrier may take two seconds. Undefined where no
 * carrier is asked; then the transaction asks none.
 */
export async function askedCarrier(
  context: OrderingContext,
  request: OrderCreate,
  findLines: () => Promise<LockedCart['lines']>,
): Promise<AskCarrier | undefined> {
  if (!context.askCarrier || !request.town || request.delivery_type === 'pickup') return undefined;
  if (!(await isBeyondZones(context.db, request))) return undefined;
  const lines = await findLines();
  const offer = (await countOrdered(context, { ...request, slot: null }, lines))?.offer;
  return offer && (async () => ({ offers: [offer] }));
}

/** Keeps the delivery of a new order, whole: its charges, its quote, the promise, and the hours that were chosen. */
export async function writeDelivery(
  db: Database,
  { orderId, at }: { readonly orderId: number; readonly at: Date },
  request: OrderCreate,
  counted: OrderedDelivery,
): Promise<void> {
  const { town, zone, slot, slots, calls, missingToFree, offer, basis } = counted;
  const [firstSlot] = slots;
  const charges = chargesOf(counted);
  const set = { orderId, setBy: 'system', setAt: at } as const;
  await insertCharges(
    db,
    charges.map((charge) => ({ ...charge, ...set })),
  );
  await insertQuote(db, {
    orderId,
    town: town?.name ?? '',
    region: town?.region ?? '',
    zone: zone ?? null,
    floor: request.floor ?? null,
    lift: request.lift ?? null,
    quote: {
      charges,
      calls,
      ...(missingToFree !== undefined && { missingToFree }),
      ...(offer && { offer }),
      ...(basis && !slot && { basis }),
      ...(slot && firstSlot && { slotsFrom: firstSlot.day }),
    },
    madeAt: at,
  });
  const days = daysOf(counted);
  await replacePromise(db, {
    orderId,
    promisedFrom: days?.from ?? null,
    promisedTo: days?.to ?? null,
    hasMargin: days?.has_margin ?? false,
    madeBy: 'placed',
    madeAt: at,
  });
  if (!slot || !zone) return;
  await bookSlot(db, { orderId, zone, day: slot.day, slot: slot.slot, at });
  await writePlan(db, orderId, { deliverOn: slot.day, deliverHours: hoursOf(slot.slot) });
}
