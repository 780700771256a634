import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import { floorOf } from '#contracts/delivery-numbers.ts';
import { type ChargeKind, chargeKinds } from '#contracts/order-states.ts';
import type { QuotedGoods } from '../quoting/quote-queries.ts';
import { type DraftLine, quantityOf, waitingOf } from './goods-draft.ts';
import { type DraftPlace, isOtherWay } from './place-draft.ts';

/** A charge that would be another one than the order has, or than its customer is asked about. Roubles; null: none. */
export interface ChangedCharge {
  readonly kind: ChargeKind;
  /** As the order has it. */
  readonly before: number | null;
  /** The amount in the open offer; without one, the same as `before`. */
  readonly asked: number | null;
  readonly after: number | null;
  readonly reason: string;
}

interface Goods {
  readonly variant: number;
  readonly quantity: number;
}

/** What delivery of the changed order is counted for; undefined while nothing of it is another one, or it is fetched. */
export function askedWhole(
  order: OrderCard,
  lines: readonly DraftLine[],
  place: DraftPlace | null,
): QuotedGoods | undefined {
  const goods = lines.flatMap((line) => goodsOf(order, line));
  const isSame = !place && !waitingOf(order) && isSent(order, goods);
  if (goods.length === 0 || isSame) return undefined;
  return asked(order, goods, place);
}

/** The same of the goods that are added alone: those of before may be under way already. */
export function askedAdded(
  order: OrderCard,
  lines: readonly DraftLine[],
  place: DraftPlace | null,
): QuotedGoods | undefined {
  const added = addedTo(
    order,
    lines.flatMap((line) => goodsOf(order, line)),
  );
  return added.length > 0 ? asked(order, added, place) : undefined;
}

function asked(
  order: OrderCard,
  lines: readonly Goods[],
  place: DraftPlace | null,
): QuotedGoods | undefined {
  if ((place?.way ?? order.delivery_type) === 'pickup') {
    return { lines: [...lines], pickup: true };
  }
  const town = (place?.town ?? order.town ?? order.city).trim();
  // Nothing is counted before a town is told.
  if (!town) return undefined;
  return {
    lines: [...lines],
    pickup: false,
    town,
    floor: place ? (floorOf(place.floor) ?? null) : order.floor,
    lift: (place ? place.lift : order.lift) || null,
    assembly: order.assembly !== null,
  };
}

/** What is left of a line; nothing while its pieces cannot be read. */
function goodsOf(order: OrderCard, line: DraftLine): Goods[] {
  if (line.isRemoved) return [];
  const read = quantityOf(line);
  if (!('value' in read)) return [];
  const known = order.lines.find(({ position }) => position === line.position);
  const quantity = read.value - (known?.dropped ?? 0);
  return quantity > 0 ? [{ variant: line.variant, quantity }] : [];
}

/** Whether these goods are those of the order. */
function isSent({ lines }: OrderCard, goods: readonly Goods[]): boolean {
  const sent = lines.filter(({ quantity, dropped }) => quantity > dropped);
  return (
    goods.length === sent.length &&
    sent.every(({ variant, quantity, dropped }) =>
      goods.some((one) => one.variant === variant && one.quantity === quantity - dropped),
    )
  );
}

const addedTo = (order: OrderCard, goods: readonly Goods[]): Goods[] =>
  goods.flatMap(({ variant, quantity }) => {
    const before = order.lines.find((line) => line.variant === variant);
    const more = quantity - (before ? before.quantity - before.dropped : 0);
    return more > 0 ? [{ variant, quantity: more }] : [];
  });

/**
 * What the charges of an order would be by a quote. Hours that were chosen keep their price, unless it comes another way or to a town that has none; what is told by
 * telephone is none until then.
 */
export const changedCharges = (
  order: OrderCard,
  quote: DeliveryQuote,
  place: DraftPlace | null,
): ChangedCharge[] =>
  chargeKinds.flatMap((kind) => {
    if (kind === 'slot' && hasHours(order, quote, place)) return [];
    const counted = quote.charges.find((charge) => charge.kind === kind);
    return changed(order, kind, counted?.amount ?? null, counted?.reason);
  });

/** Whether hours can be had as before: chosen ones stay, others can be chosen. */
const hasHours = (order: OrderCard, { slots }: DeliveryQuote, place: DraftPlace | null): boolean =>
  !isMoved(order, place) || (!isOtherWay(place, order) && slots.length > 0);

/** The prices of delivery and of its hours in a town that the shop does not know: they are to be told. */
export const untoldDelivery = (order: OrderCard): ChangedCharge[] => [
  ...changed(order, 'delivery', null),
  ...changed(order, 'slot', null),
];

function changed(
  order: OrderCard,
  kind: ChargeKind,
  after: number | null,
  reason = '',
): ChangedCharge[] {
  const before = chargeOf(order, kind);
  const asked = askedCharge(order, kind);
  return before === after && asked === before ? [] : [{ kind, before, asked, after, reason }];
}

/** Charges as the API takes them: those that are taken, and of the others those that are asked about no more. */
export const chosenCharges = (
  charges: readonly ChangedCharge[],
  isTaken: (charge: ChangedCharge) => boolean,
) =>
  charges.flatMap((charge) => {
    const { kind, before, asked, after, reason } = charge;
    if (isTaken(charge)) return [{ kind, amount: after, reason }];
    return after !== before && asked !== before ? [{ kind, amount: before, reason: '' }] : [];
  });

const chargeOf = ({ charges }: OrderCard, wanted: ChargeKind): number | null =>
  charges.find(({ kind }) => kind === wanted)?.amount ?? null;

/** The amount of a charge in the open offer; without one, that of the order. */
function askedCharge(order: OrderCard, wanted: ChargeKind): number | null {
  const asked = waitingOf(order)?.changes.find(({ kind }) => kind === wanted);
  return asked ? asked.after : chargeOf(order, wanted);
}

/** What the order would cost in all with goods of a sum and these charges, roubles. */
export function payableAfter(
  order: OrderCard,
  goods: number,
  chosen: readonly { readonly kind: ChargeKind; readonly amount: number | null }[],
): number {
  const services = chargeKinds.reduce((sum, wanted) => {
    const one = chosen.find(({ kind }) => kind === wanted);
    const after = one ? one.amount : askedCharge(order, wanted);
    return sum + (after ?? 0) - (chargeOf(order, wanted) ?? 0);
  }, 0);
  return Math.round((order.payable + goods - order.total + services) * 100) / 100;
}

/** Whether what stays of an order comes elsewhere, or another way. */
export const isMoved = (order: OrderCard, place: DraftPlace | null): boolean =>
  place !== null &&
  (isOtherWay(place, order) ||
    (place.way !== 'pickup' && place.town !== (order.town ?? order.city)));

/** Whether the goods that stay are all there, so that nothing of the order is still being made. */
export const isAllThere = (order: OrderCard, lines: readonly DraftLine[]): boolean =>
  order.lines.every(({ position, quantity, dropped, from_stock: taken }) => {
    const line = lines.find((one) => one.position === position);
    const sent = line ? (goodsOf(order, line)[0]?.quantity ?? 0) : 0;
    return taken !== null && taken >= Math.min(sent, quantity - dropped);
  });

/** The days that the shop would promise now. */
export interface CountedDays {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Of an order that is brought to the same place: it is there earlier than promised. */
  readonly isSooner: boolean;
}

/**
 * The days of an order where they are others than what is promised. `whole`: counted for all of it, where nothing of it is still being made; `added`:
 * for what is added. Of an order that stays where it is, only added goods make it later, and only goods that go make it sooner.
 */
export function otherDays(
  { promised_from: before, promised_to: last }: OrderCard,
  {
    whole,
    added,
  }: { readonly whole?: DeliveryQuote | undefined; readonly added?: DeliveryQuote | undefined },
  { isMoved }: { readonly isMoved: boolean },
): CountedDays | undefined {
  const daysOf = (quote: DeliveryQuote | undefined, isSooner = false): CountedDays | undefined =>
    quote?.promise
      ? { from: quote.promise.from, to: quote.promise.to, text: quote.promise_text, isSooner }
      : undefined;
  if (isMoved) {
    const days = daysOf(whole ?? added);
    const isSame = days?.from === before && days?.to === last;
    return isSame ? undefined : days;
  }
  const [late, all] = [daysOf(added), daysOf(whole, true)];
  if (!last) return undefined;
  if (late && late.to > last) return late;
  return all && all.to < last ? all : undefined;
}

/** The day that was agreed, where it is none any more with these days, or the other way of delivery. */
export function droppedDay(
  { plan }: OrderCard,
  days: CountedDays | undefined,
  { isOtherWay: turns }: { readonly isOtherWay: boolean },
): string | null {
  const { deliver_on: day } = plan;
  if (!day) return null;
  const isOutside = days !== undefined && (day < days.from || days.to < day);
  return turns || isOutside ? day : null;
}
