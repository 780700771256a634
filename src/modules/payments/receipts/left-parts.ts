import { type OrderRow, selectChargesOf, selectLinesOf } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type LoweredPart, selectRefundLines } from '../ledger/refund-lines.ts';
import { type OrderPart, partsOf } from './order-parts.ts';

/** The parts of an order as it was placed, by its own lines and charges. */
export async function selectPlacedParts(db: Database, order: OrderRow): Promise<OrderPart[]> {
  const lines = (await selectLinesOf(db, [order.id])).get(order.id) ?? [];
  const charges = (await selectChargesOf(db, [order.id])).get(order.id) ?? [];
  return partsOf(order, lines, charges);
}

/** What is left of the parts after refunds: of pieces and of their price. */
export const lessRefunds = (
  parts: readonly OrderPart[],
  refunds: readonly LoweredPart[],
): OrderPart[] =>
  parts.map((part) => {
    const own = refunds.filter(({ of }) => of === part.of);
    return {
      ...part,
      quantity: Math.max(
        0,
        own.reduce((left, { quantity }) => left - quantity, part.quantity),
      ),
      kopecks: Math.max(
        0,
        own.reduce((left, { kopecks }) => left - kopecks, part.kopecks),
      ),
    };
  });

/** The parts of an order of which money can still be given back: what is being asked back is taken off. */
export const selectRefundable = async (db: Database, order: OrderRow): Promise<OrderPart[]> =>
  lessRefunds(await selectPlacedParts(db, order), await selectRefundLines(db, order.id));

/**
 * The parts of an order for its receipts: together they cost what is payable less what refunds have lowered. What the customer keeps paying for
 * after all its pieces came back, such as their carriage, stays as one piece.
 */
export async function selectParts(db: Database, order: OrderRow): Promise<OrderPart[]> {
  const refunds = (await selectRefundLines(db, order.id)).filter(({ isOpen }) => !isOpen);
  return lessRefunds(await selectPlacedParts(db, order), refunds)
    .filter(({ kopecks }) => kopecks > 0)
    .map((part) => ({ ...part, quantity: Math.max(1, part.quantity) }));
}
