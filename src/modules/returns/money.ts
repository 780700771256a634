import type { Kopecks } from '#contracts/money.ts';
import { type OrderRow, sumsOf } from '#modules/orders/index.ts';
import { type GivenBack, isGiven, priceOfGoods, selectGivenBack } from '#modules/payments/index.ts';
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
  /** What of that pays for the order instead. */
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
  const goods = await priceOfGoods(db, order, taken(row, lines), ids);
  const due = dueFor({ goods, carriage: row.carriageKopecks, hasDefect: row.hasDefect });
  const counting = await selectCounted(db, [row.id]);
  const refunds = (await selectGivenBack(db, order.id))
    .filter(({ id }) => ids.has(id))
    .map((one) => ({ ...one, isCounted: counting.has(one.id) }));
  const given = sumOf(refunds.filter(isGiven));
  const counted = sumOf(refunds.filter((one) => one.isCounted && isGiven(one)));
  const left = leftOf(due, { given, paid: sumsOf(order).paid });
  return { goods, due, given, counted, left, refunds };
}

const sumOf = (refunds: readonly RefundOfReturn[]): Kopecks =>
  refunds.reduce((all, { kopecks }) => all + kopecks, 0);
