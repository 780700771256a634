import { toRoubles } from '#contracts/money.ts';
import type { OrderReturns } from '#contracts/order-returns.ts';
import { takesGoods } from '#contracts/return-states.ts';
import { type OrderLineRow, selectLinesOf } from '#modules/orders/index.ts';
import { lineKey, selectRefundLines } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import {
  type ReturnLineRow,
  type ReturnRow,
  selectLines,
  selectReturnsOfRefunds,
} from './queries.ts';
import { isBack } from './rules/goods.ts';

/** A line of an order, and how many of it are in no return and were not given money back for. */
export interface Returnable {
  readonly line: OrderLineRow;
  readonly left: number;
}

/** What of an order can still be returned. */
export async function selectReturnable(
  db: Database,
  orderId: number,
  known: readonly ReturnRow[],
): Promise<{ goods: Returnable[]; lines: ReadonlyMap<number, ReturnLineRow[]> }> {
  const ordered = (await selectLinesOf(db, [orderId])).get(orderId) ?? [];
  const ids = known.map(({ id }) => id);
  const lines = await selectLines(db, ids);
  const ofReturns = await selectReturnsOfRefunds(db, ids);
  const taken = known
    .filter(({ state }) => takesGoods(state))
    .flatMap((row) => (lines.get(row.id) ?? []).filter((line) => !isBack(row, line)));
  // What a return has taken it counts itself, whatever was given back for it.
  const counts = (refund: string, of: string) =>
    taken.some(
      ({ returnId, position }) => returnId === ofReturns.get(refund) && of === lineKey(position),
    );
  const given = (await selectRefundLines(db, orderId)).filter(
    ({ refund, of }) => !counts(refund, of),
  );
  const goods = ordered.map((line) => ({
    line,
    left: [
      ...taken.filter(({ position }) => position === line.position),
      ...given.filter(({ of }) => of === lineKey(line.position)),
    ].reduce((left, { quantity }) => left - quantity, line.quantity),
  }));
  return { goods, lines };
}

/** The same as pages show it. */
export const presentReturnable = ({ line, left }: Returnable): OrderReturns['lines'][number] => ({
  position: line.position,
  name: line.name,
  variant_name: line.variantName,
  photo: line.photo,
  price: toRoubles(line.priceKopecks),
  quantity: line.quantity,
  left: Math.max(0, left),
});

/** «Диван «Пример», серый × 2» */
export const goodsText = (
  lines: readonly ReturnLineRow[],
  ordered: readonly Pick<OrderLineRow, 'position' | 'name' | 'variantName'>[],
): string =>
  lines
    .map(({ position, quantity }) => {
      const line = ordered.find((one) => one.position === position);
      const name = [line?.name, line?.variantName].filter(Boolean).join(', ');
      return quantity > 1 ? `${name}\u00a0× ${quantity}` : name;
    })
    .join('; ');
