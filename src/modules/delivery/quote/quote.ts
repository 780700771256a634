import type { CallReason } from '#contracts/admin/delivery/call-reasons.ts';
import { findZone } from './find-zone.ts';
import { bandOf, priceBy, sumOf } from './rules.ts';
import type {
  CarryingRates,
  Destination,
  Kopecks,
  Piece,
  QuotedCart,
  Rule,
  Tariffs,
  Wishes,
  Zone,
} from './tariffs.ts';

/** A part of a quote: its price, or why it needs a call. */
export type Part = { readonly amount: Kopecks; readonly why: Why } | { readonly call: CallReason };

/** What a price was made of, for the words of its reason. */
export interface Why {
  readonly zone?: string;
  readonly isFree?: boolean;
  readonly km?: number;
  readonly floor?: number;
  readonly by?: 'passenger lift' | 'freight lift' | 'hand';
  readonly pieces?: number;
  /** Kilometres cost more, and are not told. */
  readonly isLeast?: boolean;
  /** By a carrier, so many days on the way at most. */
  readonly isCarrier?: boolean;
  readonly days?: number;
}

/** The parts that were asked for. */
export interface Quote {
  readonly delivery: Part;
  readonly slot?: Part;
  readonly lift?: Part;
  readonly carrying?: Part;
  readonly assembly?: Part;
  /** How much is missing until delivery is free. */
  readonly missingToFree?: Kopecks;
}

/**
 * What delivery of a cart costs, and what stands beside it. The same cart, place and wishes always make the same quote; the order of pieces
 * does not matter; a destination is never assumed.
 */
export function quote(cart: QuotedCart, to: Destination, wishes: Wishes, tariffs: Tariffs): Quote {
  if (wishes.isPickup)
    return { delivery: pickupOf(cart, tariffs), ...assemblyOf(cart, wishes, tariffs) };
  const zone = findZone(tariffs.zones, to);
  if (!zone) {
    return { delivery: { call: 'no zone' }, ...worksOf(cart, to, wishes, tariffs) };
  }
  const goods = goodsFor(cart, tariffs);
  const { freeFrom } = zone.rate;
  return {
    delivery: deliveryOf(cart, to, { zone, goods, isRepeated: wishes.isRepeated === true }),
    ...(wishes.slot !== undefined && { slot: { amount: wishes.slot, why: {} } }),
    ...worksOf(cart, to, wishes, tariffs),
    ...(freeFrom !== undefined && goods < freeFrom && { missingToFree: freeFrom - goods }),
  };
}

/** The goods as the threshold of free delivery counts them. */
const goodsFor = ({ pieces, discount }: QuotedCart, { freeFrom }: Tariffs): Kopecks =>
  sumOf(pieces) - (freeFrom === 'after discount' ? discount : 0);

const pickupOf = ({ pieces }: QuotedCart, { pickup }: Tariffs): Part => ({
  amount: pickup ? pickup.first + pickup.further * Math.max(0, pieces.length - 1) : 0,
  why: { pieces: pieces.length },
});

interface InZone {
  readonly zone: Zone;
  readonly goods: Kopecks;
  readonly isRepeated: boolean;
}

function deliveryOf(
  { pieces }: QuotedCart,
  { km: told }: Destination,
  { zone, goods, isRepeated }: InZone,
): Part {
  const { base, furtherPiece = 0, freeFrom, km: kmRate, repeat = 0 } = zone.rate;
  const km = told ?? 0;
  const isFree = freeFrom !== undefined && goods >= freeFrom;
  const first = isFree ? 0 : baseOf(base, pieces, goods);
  if (typeof first !== 'number') return first;
  const road = roadOf(kmRate, km);
  if (road === undefined) return { call: 'too far' };
  const further = isFree ? 0 : furtherPiece * Math.max(0, pieces.length - 1);
  return {
    amount: first + further + road + (isRepeated ? repeat : 0),
    why: {
      zone: zone.name,
      ...(isFree && { isFree }),
      ...(km > 0 && { km }),
      ...(kmRate && told === undefined && { isLeast: true }),
    },
  };
}

function baseOf(
  base: Zone['rate']['base'],
  pieces: readonly Piece[],
  goods: Kopecks,
): Kopecks | { readonly call: CallReason } {
  if (base.by === 'order') return base.price;
  if (base.by === 'sum') return bandOf(base.bands, goods) ?? { call: 'too heavy' };
  const weights = pieces.map(({ weight }) => weight);
  if (weights.includes(null)) return { call: 'weight not known' };
  const whole = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  return bandOf(base.bands, whole) ?? { call: 'too heavy' };
}

/** Each kilometre at the price of its step; undefined beyond the last one. */
function roadOf(rate: Zone['rate']['km'], km: number): Kopecks | undefined {
  const paid = Math.max(0, Math.ceil(km) - (rate?.free ?? 0));
  if (paid === 0) return 0;
  if (!rate) return 0;
  let road = 0;
  let from = 0;
  for (const { upTo, price } of rate.steps) {
    const end = Math.min(paid, upTo ?? paid);
    road += Math.max(0, end - from) * price;
    from = Math.max(from, end);
    if (from >= paid) return road;
  }
  return undefined;
}

const worksOf = (cart: QuotedCart, to: Destination, wishes: Wishes, tariffs: Tariffs) => ({
  ...(wishes.isCarriedUp && upOf(cart.pieces, to, tariffs)),
  ...assemblyOf(cart, wishes, tariffs),
});

/** Up to the flat: by lift, with what does not fit it by hand; or by hand. */
function upOf(
  pieces: readonly Piece[],
  { floor, lift = 'none' }: Destination,
  { lift: rates }: Tariffs,
): Pick<Quote, 'lift' | 'carrying'> {
  if (!rates) return { carrying: { call: 'no lift rates' } };
  if (floor === undefined) return { carrying: { call: 'floor not known' } };
  // To a first floor that costs nothing no lift is taken.
  const isAtDoor = floor === 1 && !rates.carrying.countsFirst;
  if (lift === 'none' || isAtDoor) return { carrying: carryingOf(rates.carrying, pieces, floor) };
  const isFreight = lift === 'freight' && rates.freight !== undefined;
  const rule = isFreight ? rates.freight : rates.passenger;
  const tooBig = pieces.filter(({ fitsLift }) => fitsLift === false);
  const byLift = isFreight ? pieces : pieces.filter((piece) => !tooBig.includes(piece));
  const why = { floor, by: isFreight ? 'freight lift' : 'passenger lift' } as const;
  return {
    ...(byLift.length > 0 && { lift: partOf(rule ? priceBy(rule, byLift) : 0, why) }),
    ...(!isFreight &&
      tooBig.length > 0 && {
        carrying:
          rates.tooBig === undefined
            ? carryingOf(rates.carrying, tooBig, floor)
            : { amount: rates.tooBig * tooBig.length * floor, why: { floor, by: 'hand' } },
      }),
  };
}

const partOf = (amount: Kopecks | undefined, why: Why): Part =>
  amount === undefined ? { call: 'size not known' } : { amount, why };

function carryingOf(rates: CarryingRates, pieces: readonly Piece[], floor: number): Part {
  const { base, countsFirst, unusual = 0 } = rates;
  const floors = Math.max(0, countsFirst ? floor : floor - 1);
  const once = base && floors > 0 ? priceBy(base, pieces) : 0;
  const stairs = stairsOf(rates, pieces, floors);
  if (once === undefined || stairs === undefined) return { call: 'size not known' };
  const odd = unusual * pieces.filter(({ isUnusual }) => isUnusual).length * floors;
  return { amount: once + stairs + odd, why: { floor, by: 'hand' } };
}

/** The floors at their price; from `higher.from` on another one, for those floors or for all. Floors are counted as they are paid. */
function stairsOf(
  { eachFloor, higher, countsFirst }: CarryingRates,
  pieces: readonly Piece[],
  floors: number,
): Kopecks | undefined {
  const times = (rule: Rule, count: number) => {
    const price = count > 0 ? priceBy(rule, pieces) : 0;
    return price === undefined ? undefined : price * count;
  };
  const firstHigher = higher ? higher.from - (countsFirst ? 0 : 1) : Number.POSITIVE_INFINITY;
  const above = Math.max(0, floors - firstHigher + 1);
  if (!higher || above === 0) return times(eachFloor, floors);
  if (higher.for === 'all') return times(higher.eachFloor, floors);
  const below = times(eachFloor, floors - above);
  const beyond = times(higher.eachFloor, above);
  return below === undefined || beyond === undefined ? undefined : below + beyond;
}

/** The first rate that matches a thing takes it; each rate counts all of its things at once. */
function assemblyOf(
  { pieces }: QuotedCart,
  { isAssembled }: Wishes,
  { assembly }: Tariffs,
): Pick<Quote, 'assembly'> {
  if (!isAssembled) return {};
  const rateOf = (piece: Piece) =>
    assembly.find(
      ({ categories }) => !categories || piece.categories.some((slug) => categories.includes(slug)),
    );
  const groups = Map.groupBy(pieces, rateOf);
  if (groups.has(undefined)) return { assembly: { call: 'no assembly rates' } };
  let whole = 0;
  for (const [rate, group] of groups) {
    const price = rate && priceBy(rate.rule, group);
    if (price === undefined) return { assembly: { call: 'size not known' } };
    whole += price;
  }
  return { assembly: { amount: whole, why: { pieces: pieces.length } } };
}
