import type { CountedQuote } from '#contracts/admin/delivery/counted-quote.ts';
import type { DeliveryQuote, QuoteRequest, Town } from '#contracts/delivery.ts';
import { toRoubles } from '#contracts/money.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import {
  callReasons,
  daysText,
  PICKUP,
  promiseText,
  reasonText,
  townFaults,
} from '#messages/orders/told-delivery.ts';
import { goodsMessages } from '#messages/site/errors.ts';
import { lineMessage } from '#messages/site/validation.ts';
import { findOffers, type Offer } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Offer as CarrierOffer } from './carriers/carrier.ts';
import type { ReadCarried } from './counting/carried.ts';
import { type AskCarrier, cheapestOffer } from './counting/carrier-offer.ts';
import { type Asked, type CountedDelivery, countDelivery } from './counting/count-delivery.ts';
import type { DeliveredLine } from './counting/pieces.ts';
import { type FreeSlot, freeSlots, refusedSlot } from './counting/slots.ts';
import { findZone, isSameTown } from './quote/find-zone.ts';
import type { TownRef } from './quote/tariffs.ts';
import { type KnownTerms, type ReadTerms, readTerms } from './terms/terms.ts';
import { keyOfTown } from './towns/find-town.ts';
import { regionNames, timeZoneOf } from './towns/towns.ts';

export interface DeliveryContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly readTerms: ReadTerms;
  readonly readCarried: ReadCarried;
  /** Without it no carrier is asked. */
  readonly askCarrier?: AskCarrier | undefined;
}

/** Wishes as a request names them. */
export type Wishes = Pick<
  QuoteRequest,
  'town' | 'district' | 'km' | 'floor' | 'lift' | 'assembly' | 'slot'
>;

/** Delivery of an order: what it costs, when it comes, and the hours that were chosen. */
export interface OrderedDelivery extends CountedDelivery {
  readonly town: TownRef | undefined;
  /** What a carrier asks, where it was asked. */
  readonly offer: CarrierOffer | undefined;
  readonly slot: FreeSlot | undefined;
  /** The slots that could be chosen. */
  readonly slots: readonly FreeSlot[];
}

const presentTown = ({ name, region }: TownRef): Town => ({
  key: keyOfTown({ name, region }),
  name,
  region,
});

/** Towns that begin like a text, and the regions of the country. */
export async function suggestTowns(
  { db, readTerms }: Pick<DeliveryContext, 'db' | 'readTerms'>,
  text: string,
): Promise<{ towns: Town[]; regions: string[] }> {
  const { towns } = await readTerms(db);
  return { towns: towns.suggest(text).map(presentTown), regions: [...regionNames] };
}

/** The town that a request names. Throws `invalid` with what is to be told. */
export function townOf({ towns }: KnownTerms, text: string): TownRef {
  const found = towns.find(text);
  if ('town' in found) return found.town;
  throw invalid(
    'town',
    'among' in found
      ? townFaults.ambiguous(found.among.map(({ region }) => region))
      : townFaults.unknown,
  );
}

/** The town that a text means, with the zone that has it; undefined where it means none, or one of several. */
export async function placeOfTown(
  db: Database,
  text: string,
): Promise<{ readonly town: TownRef; readonly zone: string | undefined } | undefined> {
  const { towns, tariffs } = await readTerms(db);
  const found = towns.find(text);
  if (!('town' in found)) return undefined;
  const { town } = found;
  return { town, zone: findZone(tariffs.zones, { town, km: 0 })?.name };
}

/** Whether no zone of the shop has the place of these wishes, so that a carrier could be asked. */
export async function isBeyondZones(
  db: Database,
  { town: text, ...wishes }: Wishes,
): Promise<boolean> {
  const known = await readTerms(db);
  if (!text || known.terms.zones.length === 0) return false;
  const { km, district } = wishes;
  const to = { town: townOf(known, text), km: km ?? 0, district: district ?? '' };
  return findZone(known.tariffs.zones, to) === undefined;
}

/**
 * Counts delivery of some lines to where the wishes say; to a pickup place where they name no town. Throws `invalid` where the town is not
 * understood or the shop has no such hours, and `slot_full` where the chosen hours are not to be had any more.
 */
export async function countFor(
  { db, clock, readTerms, readCarried, askCarrier }: DeliveryContext,
  lines: readonly DeliveredLine[],
  { slot: chosen, ...wishes }: Wishes,
): Promise<OrderedDelivery> {
  const known = await readTerms(db);
  const ids = lines.map(({ variantId }) => variantId);
  const carried = await readCarried(db, ids);
  const town = wishes.town ? townOf(known, wishes.town) : undefined;
  const placed = {
    town,
    district: wishes.district ?? undefined,
    km: wishes.km ?? undefined,
    floor: wishes.floor ?? undefined,
    lift: wishes.lift ?? undefined,
    isAssembled: wishes.assembly ?? undefined,
  };
  const at = { now: clock.now(), zone: known.zone };
  const goods = { lines, carried };
  const first = countDelivery(known, goods, placed, at);
  const isBeyond = town && first.calls.some(({ call }) => call === 'no zone');
  const offer =
    isBeyond && askCarrier && known.terms.zones.length > 0
      ? await cheapestOffer(askCarrier, lines, carried, { ...placed, town })
      : undefined;
  const asked: Asked = { ...placed, offer };
  const counted = offer ? countDelivery(known, goods, asked, at) : first;
  const slots = await slotsOf(db, known, counted, { town, now: at.now });
  if (!chosen) return { ...counted, town, offer, slot: undefined, slots };
  const slot = slots.find(({ key }) => key === chosen);
  if (!slot) {
    const place = known.terms.zones.find(({ name }) => name === counted.zone);
    throw refusedSlot(place, known.calendar, chosen);
  }
  const withSlot = countDelivery(known, goods, { ...asked, slot }, at);
  return { ...withSlot, town, offer, slot, slots };
}

/** Hours from the last day of the promise on: before it the goods may still be with their makers. They go by the clock of the town. */
async function slotsOf(
  db: Database,
  { terms, calendar, zone: ofShop }: KnownTerms,
  { zone, promise }: CountedDelivery,
  { town, now }: { readonly town: TownRef | undefined; readonly now: Date },
): Promise<FreeSlot[]> {
  const place = terms.zones.find(({ name }) => name === zone);
  if (!place || 'call' in promise) return [];
  const clock = (town && timeZoneOf(town.region)) ?? ofShop;
  return freeSlots(db, place, { from: promise.to, calendar, at: { now, zone: clock } });
}

/** The quote of the API. Throws `invalid`, `slot_full`. */
export async function quoteFor(
  context: DeliveryContext,
  { lines, pickup, ...wishes }: QuoteRequest,
): Promise<CountedQuote> {
  const delivered = await linesOf(context.db, lines);
  const counted = await countFor(context, delivered, pickup ? {} : requireTown(wishes));
  const known = await context.readTerms(context.db);
  const goods = delivered.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return presentQuote(counted, known, { goods, now: context.clock.now() });
}

/** When each of some variants comes to a town, short, for their cards; those that are sold out or whose day is not known are left out. */
export async function promisesFor(
  { db, clock, readTerms, readCarried }: DeliveryContext,
  { town: text, variants }: { town?: string | null | undefined; variants: readonly number[] },
): Promise<{ promises: { variant: number; text: string }[] }> {
  const [known, offers, carried] = await Promise.all([
    readTerms(db),
    findOffers(db, variants),
    readCarried(db, variants),
  ]);
  const town = townOf(known, text ?? '');
  const at = { now: clock.now(), zone: known.zone };
  const promises = [...offers.values()].flatMap((offer) => {
    const isToBeHad = !offer.withdrawn && offer.stock !== 0;
    const lines = [lineOfOffer(offer, 1)];
    const days = isToBeHad && daysOf(countDelivery(known, { lines, carried }, { town }, at));
    return days ? [{ variant: offer.variantId, text: daysText(days, at.now) }] : [];
  });
  return { promises };
}

/** A destination is never assumed. */
function requireTown(wishes: Wishes): Wishes {
  if (!wishes.town) throw invalid('town', townFaults.unknown);
  return wishes;
}

async function linesOf(db: Database, lines: QuoteRequest['lines']): Promise<DeliveredLine[]> {
  const offers = await findOffers(
    db,
    lines.map(({ variant }) => variant),
  );
  const unknown = lines.flatMap(({ variant }, index) =>
    offers.has(variant) ? [] : lineMessage(index + 1, 'variant', goodsMessages.variantUnknown),
  );
  if (unknown.length > 0) throw new DomainError('invalid', { fields: { lines: unknown } });
  return lines.flatMap(({ variant, quantity }) => {
    const offer = offers.get(variant);
    return offer ? [lineOfOffer(offer, quantity)] : [];
  });
}

/** A line of a cart as delivery counts it. */
export const lineOfOffer = (offer: Offer, quantity: number): DeliveredLine => ({
  variantId: offer.variantId,
  quantity,
  price: offer.price,
  originalPrice: offer.originalPrice,
  inStock: offer.stock !== null || offer.uncounted,
  leadDays: offer.leadDays,
  leadDaysFrom: offer.leadDaysFrom,
});

/** The charges of a count with their words. */
export const chargesOf = ({ charges, town }: Pick<OrderedDelivery, 'charges' | 'town'>) =>
  charges.map(({ kind, amount, why }) => ({
    kind,
    title: kind === 'delivery' && !town ? PICKUP : chargeNames[kind],
    amountKopecks: amount,
    reason: reasonText(kind, why),
  }));

/** The days of a promise; null: told by telephone. */
export const daysOf = ({ promise }: Pick<CountedDelivery, 'promise'>): DeliveryQuote['promise'] =>
  'call' in promise ? null : { from: promise.from, to: promise.to, has_margin: promise.hasMargin };

/** A count as the API says it. `goods`: what they cost, kopecks; `now`: when it is read. */
export function presentQuote(
  counted: OrderedDelivery,
  { terms, tariffs }: KnownTerms,
  { goods, now }: { readonly goods: number; readonly now: Date },
): CountedQuote {
  const { town, calls, missingToFree } = counted;
  const charges = chargesOf(counted);
  const payable = charges.reduce((sum, { amountKopecks }) => sum + amountKopecks, goods);
  const promise = daysOf(counted);
  return {
    town: town ? presentTown(town) : null,
    charges: charges.map(({ amountKopecks, ...charge }) => ({
      ...charge,
      amount: toRoubles(amountKopecks),
    })),
    calls: calls.map(({ kind, call }) => ({
      kind,
      title: chargeNames[kind],
      reason: callReasons[call],
      cause: call,
    })),
    price_from: counted.charges.some(({ why }) => why.isLeast),
    goods_price: toRoubles(goods),
    payable: toRoubles(payable),
    missing_to_free: missingToFree === undefined ? null : toRoubles(missingToFree),
    promise,
    promise_text: promiseText(promise, now),
    slots: counted.slots.map(({ key, day, slot: { from, to, price } }) => ({
      key,
      day,
      from,
      to,
      price,
    })),
    districts: town ? districtsOf(terms.zones, town) : [],
    asks: {
      floor: tariffs.lift !== undefined,
      // Assembly is done at the address of a delivery: not for an order that is fetched.
      assembly: town !== undefined && tariffs.assembly.length > 0,
      km:
        town !== undefined &&
        terms.zones.some(
          ({ name, around, km }) =>
            (around && isSameTown(around, town)) || (km !== undefined && name === counted.zone),
        ),
    },
  };
}

const districtsOf = (zones: KnownTerms['terms']['zones'], town: TownRef): string[] => [
  ...new Set(
    zones.flatMap(({ districts }) =>
      districts.filter((one) => isSameTown(one.town, town)).map(({ district }) => district),
    ),
  ),
];
