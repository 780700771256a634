import type { CallReason } from '#contracts/admin/delivery/call-reasons.ts';
import type { DeliverySlot, DeliveryTerms, DeliveryZone } from '#contracts/delivery-terms.ts';
import type { LiftKind } from '#contracts/lift-kinds.ts';
import { type Kopecks, toKopecks } from '#contracts/money.ts';
import { type ChargeKind, chargeKinds } from '#contracts/order-states.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { onClock } from '#platform/time/zone-day.ts';
import type { Offer } from '../carriers/carrier.ts';
import type { WorkCalendar } from '../promise/calendar.ts';
import { type Promised, type PromisedLine, promise, type Schedule } from '../promise/promise.ts';
import { findZone } from '../quote/find-zone.ts';
import { type Part, type Quote, quote, type Why } from '../quote/quote.ts';
import type { Destination, TownRef } from '../quote/tariffs.ts';
import type { KnownTerms } from '../terms/terms.ts';
import type { Carried } from './carried.ts';
import { type DeliveredLine, piecesOf, promisedLines } from './pieces.ts';

/** What is asked of delivery. Without a town the order is picked up. */
export interface Asked {
  readonly town?: TownRef | undefined;
  readonly district?: string | undefined;
  readonly km?: number | undefined;
  readonly floor?: number | undefined;
  readonly lift?: LiftKind | undefined;
  readonly isAssembled?: boolean | undefined;
  /** What a carrier asks where no zone of the shop is; with it up to the floor. */
  readonly offer?: Offer | undefined;
  /** The chosen hours with their day. */
  readonly slot?: { readonly day: string; readonly slot: DeliverySlot } | undefined;
}

/** A part that has a price. */
export interface CountedCharge {
  readonly kind: ChargeKind;
  readonly amount: Kopecks;
  readonly why: Why;
}

/** What delivery costs and when it comes. */
export interface CountedDelivery {
  readonly zone: string | undefined;
  readonly charges: readonly CountedCharge[];
  /** Parts that are told by telephone. */
  readonly calls: readonly { readonly kind: ChargeKind; readonly call: CallReason }[];
  readonly missingToFree: Kopecks | undefined;
  readonly promise: Promised | { readonly call: 'no zone' };
  /** What the promise was counted from; undefined where no zone is known. */
  readonly basis: PromiseBasis | undefined;
}

/** How an order comes, whenever it is paid. It is kept with the order. */
export interface PromiseBasis {
  readonly lines: readonly PromisedLine[];
  readonly schedule: Omit<Schedule, 'calendar'>;
}

interface Goods {
  readonly lines: readonly DeliveredLine[];
  readonly carried: ReadonlyMap<number, Carried>;
}

/** A time by the clock of the shop. */
export interface Moment {
  readonly now: Date;
  readonly zone: TimeZone;
}

/** Counts delivery of some goods. Pure: the same goods, terms, wishes and time make the same. */
export function countDelivery(
  { terms, tariffs, calendar }: KnownTerms,
  { lines, carried }: Goods,
  asked: Asked,
  at: Moment,
): CountedDelivery {
  const { town, slot } = asked;
  const to: Destination | undefined = town && destinationOf(town, asked);
  const zone = to && findZone(tariffs.zones, to);
  const places = terms.zones.find(({ name }) => name === zone?.key);
  const cart = { pieces: piecesOf(lines, carried, terms), discount: 0 };
  const offer = zone ? undefined : asked.offer;
  const made = quote(
    cart,
    to ?? { town: NOWHERE },
    {
      isPickup: !town,
      isCarriedUp:
        town !== undefined && !offer && asked.floor !== undefined && tariffs.lift !== undefined,
      isAssembled: asked.isAssembled === true,
      ...(slot && slot.slot.price > 0 && { slot: toKopecks(slot.slot.price) }),
    },
    tariffs,
  );
  const way = offer ? wayOf(offer) : places;
  const basis = basisOf({ terms, lines: promisedLines(lines, carried, terms), town, way });
  return {
    zone: zone?.name,
    ...partsOf(offer ? withOffer(made, offer) : made),
    missingToFree: made.missingToFree,
    promise: slot
      ? { from: slot.day, to: slot.day, hasMargin: false }
      : basis
        ? promiseOf(basis, calendar, at)
        : { call: 'no zone' },
    basis,
  };
}

/** An order that is picked up has no town, and a quote of pickup does not look at it. */
const NOWHERE: TownRef = { name: '', region: '' };

const destinationOf = (town: TownRef, { district, km, floor, lift }: Asked): Destination => ({
  town,
  ...(district && { district }),
  ...(km !== undefined && { km }),
  ...(floor !== undefined && { floor }),
  ...(lift && { lift }),
});

function partsOf(made: Quote): Pick<CountedDelivery, 'charges' | 'calls'> {
  const parts = chargeKinds.flatMap((kind) => {
    const part: Part | undefined = made[kind];
    return part ? [{ kind, part }] : [];
  });
  return {
    charges: parts.flatMap(({ kind, part }) =>
      'amount' in part ? [{ kind, amount: part.amount, why: part.why }] : [],
    ),
    calls: parts.flatMap(({ kind, part }) => ('call' in part ? [{ kind, call: part.call }] : [])),
  };
}

/** A carrier is on its way for days of the calendar and comes on working days: counted as working days, the promise holds. */
const wayOf = ({ days }: Offer) => ({ days, weekdays: [1, 2, 3, 4, 5] });

const withOffer = (made: Quote, { price, days }: Offer): Quote => ({
  ...made,
  delivery: { amount: price, why: { isCarrier: true, days: days.most } },
});

interface Way {
  readonly terms: DeliveryTerms;
  readonly lines: readonly PromisedLine[];
  readonly town: TownRef | undefined;
  readonly way: Pick<DeliveryZone, 'days' | 'weekdays'> | undefined;
}

/** What is picked up is ready on a day on which the shop works. */
function basisOf({ terms, lines, town, way }: Way): PromiseBasis | undefined {
  const { week, cutoff } = terms;
  if (!town) {
    return {
      lines,
      schedule: { week, cutoff, lead: { least: 0, most: 0 }, deliveryDays: week },
    };
  }
  if (!way) return undefined;
  const { days: lead, weekdays: deliveryDays } = way;
  return { lines, schedule: { week, cutoff, lead, deliveryDays } };
}

/** The days of an order that is paid now. */
export function promiseOf(
  { lines, schedule }: PromiseBasis,
  calendar: WorkCalendar,
  at: Moment,
): Promised {
  const [day = '', time = ''] = onClock(at.now, at.zone).toISOString().split('T');
  return promise(lines, { day, time: time.slice(0, 5) }, { ...schedule, calendar });
}
