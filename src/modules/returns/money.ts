import type { Kopecks } from '#contracts/money.ts';
import { type OrderRow, sumsOf } from '#modules/orders/index.ts';
import { type GivenBack, isGiven, priceOfGoods, selectGivenBack } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type ReturnLineRow, type ReturnRow, selectRefundIds } from './queries.ts';
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
  readonly refunds: readonly GivenBack[];
}

/** What the goods of a return cost, what was given back for it and what is left. */
export async function moneyOf(
  db: Database,
  order: OrderRow,
  { row, lines }: { readonly row: ReturnRow; readonly lines: readonly ReturnLineRow[] },
): Promise<MoneyOfReturn> {
  const ids = await selectRefundIds(db, row.id);
  const goods = await priceOfGoods(db, order, taken(row, lines), ids);
  const due = dueFor({ goods, carriage: row.carriageKopecks, hasDefect: row.hasDefect });
  const refunds = (await selectGivenBack(db, order.id)).filter(({ id }) => ids.has(id));
  const given = refunds.filter(isGiven).reduce((all, { kopecks }) => all + kopecks, 0);
  return { goods, due, given, left: leftOf(due, { given, paid: sumsOf(order).paid }), refunds };
}
