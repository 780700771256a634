import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { Kopecks } from '#contracts/money.ts';
import { refundFaults as faults } from '#messages/payments/paying.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { restsOf, selectRefundLines } from '../ledger/refund-lines.ts';
import { lessRefunds, selectPlacedParts } from '../receipts/left-parts.ts';
import type { ChosenPart } from '../receipts/lowered-parts.ts';
import { chargeKey, lineKey, type OrderPart } from '../receipts/order-parts.ts';

type Goods = Extract<Refunded, { of: 'goods' }>;

/** Pieces of a line that money is given back for; `quantity` 0: money for pieces that came back with an earlier refund. */
export type GoodsOfRefund = readonly Readonly<Goods['lines'][number]>[];

/** Goods and charges that were chosen. */
export interface ChosenGoods {
  readonly names: string;
  readonly chosen: ChosenPart[];
}

/**
 * The goods that a sum is given back for: their names, and what they cost by the prices of the order less their share of its discount and what
 * earlier refunds have taken off. Throws `invalid` for what the order does not have, and for what was given back before.
 */
export async function chooseGoods(
  db: Database,
  order: OrderRow,
  lines: GoodsOfRefund,
): Promise<ChosenGoods> {
  const found = await findParts(
    db,
    order,
    lines.map(({ position, quantity }) => ({ of: lineKey(position), quantity })),
  );
  return {
    names: namesOf(found),
    chosen: found.map(({ part, quantity }) => ({
      of: part.of,
      quantity,
      kopecks: quantity === 0 ? part.kopecks : priceOf(part, quantity),
    })),
  };
}

/**
 * Goods and charges whose price is given back, by as many payments as it takes: what a payment does not hold stays to be given back by the next
 * one, which asks for the same goods with the quantity 0. Throws as {@link chooseGoods}.
 */
export async function chooseWhole(
  db: Database,
  order: OrderRow,
  { lines, charges }: Pick<Goods, 'lines' | 'charges'>,
): Promise<ChosenGoods> {
  const rests = restsOf(await selectRefundLines(db, order.id));
  const restOf = (of: string) => rests.get(of) ?? 0;
  const found = await findParts(db, order, [
    ...lines.map(({ position, quantity }) => ({ of: lineKey(position), quantity })),
    ...charges.map((kind) => ({ of: chargeKey(kind), quantity: 1, restOf })),
  ]);
  return {
    names: namesOf(found),
    chosen: found.map(({ part, quantity }) => {
      const rest = restOf(part.of);
      const price =
        quantity === 0 ? 0 : priceOf({ ...part, kopecks: part.kopecks - rest }, quantity);
      return { of: part.of, quantity, price, kopecks: Math.max(0, price + rest) };
    }),
  };
}

interface Wanted {
  readonly of: string;
  readonly quantity: number;
  /** Told of a charge: one of which a rest is to be given back was chosen before. */
  readonly restOf?: (of: string) => Kopecks;
}

/** What is left of the parts of an order that are wanted. */
async function findParts(db: Database, order: OrderRow, wanted: readonly Wanted[]) {
  if (wanted.length === 0) return [];
  const placed = await selectPlacedParts(db, order);
  const left = lessRefunds(placed, await selectRefundLines(db, order.id));
  if (new Set(wanted.map(({ of }) => of)).size < wanted.length) {
    throw invalid('non_field_errors', faults.notInOrder);
  }
  return wanted.map(({ of, quantity, restOf }) => {
    const whole = placed.find((one) => one.of === of);
    const part = left.find((one) => one.of === of);
    if (!whole || !part || quantity > whole.quantity) {
      throw invalid('non_field_errors', faults.notInOrder);
    }
    if (quantity <= part.quantity) return { part, quantity };
    if (restOf && restOf(of) > 0) return { part, quantity: 0 };
    throw invalid('non_field_errors', faults.givenBefore(part.name));
  });
}

const namesOf = (found: readonly { readonly part: OrderPart; readonly quantity: number }[]) =>
  found.map(({ part, quantity }) => nameOf(part, quantity)).join(', ');

const nameOf = ({ name, subject }: OrderPart, quantity: number): string =>
  subject === 'commodity' && quantity > 0 ? `${name}\u00a0× ${quantity}` : name;

/** Of so many pieces of a part; all of them cost what the part does. */
const priceOf = ({ kopecks, quantity: whole }: OrderPart, quantity: number): Kopecks =>
  whole > 0 ? Math.round((kopecks * quantity) / whole) : 0;

/**
 * What goods of an order cost less their share of its discount, by part, and no more than refunds other than `own` have left of their price.
 */
export async function pricesOfGoods(
  db: Database,
  order: OrderRow,
  goods: GoodsOfRefund,
  own: ReadonlySet<string>,
): Promise<Map<string, Kopecks>> {
  const placed = await selectPlacedParts(db, order);
  const others = (await selectRefundLines(db, order.id)).filter(({ refund }) => !own.has(refund));
  const left = lessRefunds(placed, others);
  return new Map(
    goods.map(({ position, quantity }) => {
      const key = lineKey(position);
      const isOf = ({ of }: OrderPart) => of === key;
      const [whole, rest] = [placed.find(isOf), left.find(isOf)];
      return [key, whole && rest ? Math.min(priceOf(whole, quantity), rest.kopecks) : 0];
    }),
  );
}
