import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { typedSum } from '#messages/words/price.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { readTyped } from '../../../ui/read-typed.ts';
import type { WorkCall } from '../work-calls.ts';

/** A line as it stands in the dialog. */
export interface DraftLine {
  /** Of a line of the order; null: added. */
  readonly position: number | null;
  readonly variant: number;
  readonly name: string;
  /** As typed. */
  readonly quantity: string;
  readonly price: string;
  readonly reason: string;
  /** What a piece costs without the staff, roubles. */
  readonly usual: number;
  readonly isRemoved: boolean;
  /** Money was given back for it. */
  readonly isFixed: boolean;
}

const nameOf = (name: string, variant: string) => [name, variant].filter(Boolean).join(', ');

/** The offer that its customer has not answered yet. */
export const waitingOf = ({ offers }: OrderCard) => offers.find(({ state }) => state === 'offered');

/** The lines of an order, as its customer is asked about them where an offer waits. */
export function linesOf(order: OrderCard): DraftLine[] {
  const wanted = waitingOf(order)?.wanted?.lines ?? [];
  const added = wanted.filter(({ position }) => position === null);
  return [
    ...ownLines(order).map((line) => {
      const other = wanted.find(({ position }) => position === line.position);
      if (!other) return line;
      const { quantity, price, reason, is_gone: isRemoved } = other;
      return isRemoved
        ? { ...line, isRemoved }
        : { ...line, quantity: String(quantity), price: typedSum(price), reason };
    }),
    ...added.map((line) => ({
      position: null,
      variant: line.variant,
      name: nameOf(line.name, line.variant_name),
      quantity: String(line.quantity),
      price: typedSum(line.price),
      reason: line.reason,
      // What it costs in the catalogue is not told: a price with a reason is another one.
      usual: line.reason ? Number.NaN : line.price,
      isRemoved: false,
      isFixed: false,
    })),
  ];
}

const ownLines = (order: OrderCard): DraftLine[] =>
  order.lines.map((line) => ({
    position: line.position,
    variant: line.variant,
    name: nameOf(line.name, line.variant_name),
    quantity: String(line.quantity),
    price: typedSum(line.price),
    reason: '',
    usual: line.price,
    isRemoved: false,
    isFixed: line.dropped > 0,
  }));

/**
 * The lines where another has changed the order meanwhile: what was typed stays, all else is as the order has it now. `base`: the lines of the
 * order that the typing began with.
 */
export function mergedLines(
  typed: readonly DraftLine[],
  base: readonly DraftLine[],
  now: readonly DraftLine[],
): DraftLine[] {
  const of = (lines: readonly DraftLine[], { variant }: DraftLine) =>
    lines.find((line) => line.variant === variant);
  const kept = now.map((fresh) => {
    const [mine, was] = [of(typed, fresh), of(base, fresh)];
    if (!mine) return fresh;
    const pick = <Name extends 'quantity' | 'price' | 'reason' | 'isRemoved'>(name: Name) =>
      was && mine[name] === was[name] ? fresh[name] : mine[name];
    return {
      ...fresh,
      quantity: pick('quantity'),
      price: pick('price'),
      reason: pick('reason'),
      isRemoved: fresh.isFixed ? fresh.isRemoved : pick('isRemoved'),
    };
  });
  const added = typed.filter((line) => line.position === null && !of(now, line));
  return [...kept, ...added];
}

export const addedLine = ({ id, product, variant, price }: GoodsRow): DraftLine => ({
  position: null,
  variant: id,
  name: nameOf(product, variant),
  quantity: '1',
  price: typedSum(price),
  reason: '',
  usual: price,
  isRemoved: false,
  isFixed: false,
});

export const priceOf = ({ price }: DraftLine) =>
  readTyped(price, 'money', orderCardMessages.costWrong);

/** Of one line, as the API takes them. */
const MOST_PIECES = 999;

/** The pieces of a line, or what is wrong with what was typed. */
export function quantityOf({ quantity }: DraftLine) {
  const read = readTyped(quantity, 'pieces', words.quantityWrong);
  const isTooMuch = 'value' in read && (read.value < 1 || read.value > MOST_PIECES);
  return isTooMuch ? { fault: words.quantityWrong } : read;
}

export const isOtherPrice = (line: DraftLine): boolean => {
  const read = priceOf(line);
  return 'value' in read && read.value !== line.usual;
};

/** What the lines cost together, roubles; undefined while one of them cannot be read. */
export function sumOf(lines: readonly DraftLine[]): number | undefined {
  let sum = 0;
  for (const line of lines.filter(({ isRemoved }) => !isRemoved)) {
    const [price, quantity] = [priceOf(line), quantityOf(line)];
    if (!('value' in price && 'value' in quantity)) return undefined;
    sum += price.value * quantity.value;
  }
  return Math.round(sum * 100) / 100;
}

type Wanted = WorkCall<'goods'>['body']['lines'];

/** The lines as the API takes them, or what is wrong with them. */
export function wantedOf(lines: readonly DraftLine[]): Wanted | ApiFailure {
  const wanted: Wanted[number][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.isRemoved) continue;
    const [price, quantity] = [priceOf(line), quantityOf(line)];
    if ('fault' in quantity)
      return new ApiFailure(400, { [`quantity-${index}`]: [quantity.fault] });
    if ('fault' in price) return new ApiFailure(400, { [`price-${index}`]: [price.fault] });
    wanted.push({
      position: line.position,
      variant: line.variant,
      quantity: quantity.value,
      price: price.value === line.usual ? null : price.value,
      reason: line.reason.trim(),
    });
  }
  return wanted;
}
