import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import { floorOf } from '#contracts/delivery-numbers.ts';
import { type ChargeKind, chargeKinds } from '#contracts/order-states.ts';
import type { QuotedGoods } from '../quoting/quote-queries.ts';
import type { DraftPlace } from './changed-place.tsx';
import { type DraftLine, quantityOf } from './goods-draft.ts';

/** A charge that would be another one. Roubles; null: none. */
export interface ChangedCharge {
  readonly kind: ChargeKind;
  readonly before: number | null;
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
  if (goods.length === 0 || (!place && isSent(order, goods))) return undefined;
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

function asked(order: OrderCard, lines: readonly Goods[], place: DraftPlace | null): QuotedGoods {
  if (order.delivery_type === 'pickup') return { lines: [...lines], pickup: true };
  return {
    lines: [...lines],
    pickup: false,
    town: (place?.town ?? order.town ?? order.city).trim() || null,
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

/** What the charges of an order would be by a quote. Hours that were chosen keep their price, and what is told by telephone stays as it is. */
export function changedCharges(order: OrderCard, quote: DeliveryQuote): ChangedCharge[] {
  return chargeKinds.flatMap((kind) => {
    const isTold = quote.calls.some((call) => call.kind === kind);
    if (kind === 'slot' || isTold) return [];
    const before = order.charges.find((charge) => charge.kind === kind)?.amount ?? null;
    const counted = quote.charges.find((charge) => charge.kind === kind);
    const after = counted?.amount ?? null;
    return before === after ? [] : [{ kind, before, after, reason: counted?.reason ?? '' }];
  });
}

/** The days of a quote where they end later than what is promised. */
export function laterDays(order: OrderCard, quote: DeliveryQuote) {
  const { promised_to: to } = order;
  const { promise } = quote;
  return promise && to && promise.to > to ? { from: promise.from, to: promise.to } : undefined;
}
