import type { Kopecks } from '#contracts/money.ts';
import { sumOfShares } from '#contracts/refund-shares.ts';
import { type OrderRow, sumsOf } from '#modules/orders/index.ts';
import {
  type GivenBack,
  isGiven,
  pricesOfGoods,
  selectGivenBack,
  selectRefundLines,
} from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type ReturnLineRow, type ReturnRow, selectCounted, selectRefundIds } from './queries.ts';
import { dueFor, leftOf } from './rules/due.ts';
import { taken } from './rules/goods.ts';

/** The money of a return, kopecks. */
export interface MoneyOfReturn {
  /** The goods by the prices of the order. */
  readonly goods: Kopecks;
  /** The price of the goods less the carriage. */
  readonly due: Kopecks;
  /** What was given back, or is on its way. */
  readonly given: Kopecks;
  readonly left: Kopecks;
  /** The parts of the order that `left` is of. */
  readonly leftOf: ReadonlyMap<string, Kopecks>;
  /** What of `given` pays for the order instead. */
  readonly counted: Kopecks;
  readonly refunds: readonly RefundOfReturn[];
}

/** `isCounted`: its money pays for the order instead. */
export type RefundOfReturn = GivenBack & { readonly isCounted: boolean };

/** What the goods of a return cost, what was given back for it and what is left. */
export async function moneyOf(
  db: Database,
  order: OrderRow,
  { row, lines }: { readonly row: ReturnRow; readonly lines: readonly ReturnLineRow[] },
): Promise<MoneyOfReturn> {
  const ids = await selectRefundIds(db, row.id);
  const prices = await pricesOfGoods(db, order, taken(row, lines), ids);
  const goods = sumOfShares(prices);
  const due = dueFor({ goods, carriage: row.carriageKopecks, hasDefect: row.hasDefect });
  const counting = await selectCounted(db, [row.id]);
  const refunds = (await selectGivenBack(db, order.id))
    .filter(({ id }) => ids.has(id))
    .map((one) => ({ ...one, isCounted: counting.has(one.id) }));
  const given = sumOf(refunds.filter(isGiven));
  const counted = sumOf(refunds.filter((one) => one.isCounted && isGiven(one)));
  const left = leftOf(due, { given, paid: sumsOf(order).paid });
  const own = (await selectRefundLines(db, order.id)).filter(({ refund }) => ids.has(refund));
  return { goods, due, given, counted, left, leftOf: partsOf(left, prices, own), refunds };
}

/** A sum as prices of parts of which refunds have given some; the last parts give up what it does not reach. */
function partsOf(
  sum: Kopecks,
  prices: ReadonlyMap<string, Kopecks>,
  own: readonly { readonly of: string; readonly kopecks: Kopecks }[],
): Map<string, Kopecks> {
  let rest = sum;
  const parts = new Map<string, Kopecks>();
  for (const [of, price] of prices) {
    const gone = own.filter((one) => one.of === of).reduce((all, one) => all + one.kopecks, 0);
    const part = Math.min(rest, Math.max(0, price - gone));
    parts.set(of, part);
    rest -= part;
  }
  return parts;
}

const sumOf = (refunds: readonly RefundOfReturn[]): Kopecks =>
  refunds.reduce((all, { kopecks }) => all + kopecks, 0);
