import { and, eq } from 'drizzle-orm';
import { type Movement, returnToStock, takeFromStock } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type OrderLineRow, type OrderRow, selectLinesOf } from '../queries.ts';
import { orderLines } from '../tables.ts';

/** What of these lines is sent to the customer: a line without a piece that is sent is left out. */
export const sentOf = <Line extends Pick<OrderLineRow, 'quantity' | 'dropped'>>(
  lines: readonly Line[],
): Line[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.dropped }))
    .filter(({ quantity }) => quantity > 0);

interface Dropped {
  /** By the position of the line: all pieces that are not sent. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly staffId: number | null;
}

/**
 * Says which pieces of an order are not sent. What a line holds of the stock is what it took less the pieces that it does not send: they go back on
 * the shelf, and are taken anew as far as they are there where they are sent after all. A cancelled order holds nothing, and so moves nothing.
 * `db`: the transaction that has locked the order.
 */
export async function dropPieces(
  db: Database,
  { id: orderId, statusOrder }: Pick<OrderRow, 'id' | 'statusOrder'>,
  { pieces, staffId }: Dropped,
): Promise<void> {
  const lines = (await selectLinesOf(db, [orderId])).get(orderId) ?? [];
  const changed = lines
    .map((line) => holdingOf(line, pieces.get(line.position) ?? 0))
    .filter(({ line, dropped }) => dropped !== line.dropped);
  if (changed.length === 0) return;
  const of = { orderId, staffId };
  const taken = statusOrder === 'cancelled' ? undefined : await move(db, changed, of);
  for (const { line, dropped, took, holds, wants } of changed) {
    const now = taken && wants > holds ? holds + (taken.get(line.variantId) ?? 0) : wants;
    await db
      .update(orderLines)
      .set({ dropped, taken: now, freed: took - now })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, line.position)));
  }
}

/** What a line took from stock in all, what it holds of it, and what it is to hold. A line without `taken` took its whole quantity. */
function holdingOf(line: OrderLineRow, notSent: number) {
  const dropped = Math.min(notSent, line.quantity);
  const holds = line.taken ?? line.quantity;
  const took = holds + line.freed;
  return { line, dropped, took, holds, wants: Math.max(0, took - dropped) };
}

type Holding = ReturnType<typeof holdingOf>;

/** Gives back what is not held any more, and takes what is; answers how much was taken of each variant. */
async function move(
  db: Database,
  changed: readonly Holding[],
  of: Pick<Movement, 'orderId' | 'staffId'>,
): Promise<ReadonlyMap<number, number>> {
  const pieces = (sign: 1 | -1) =>
    changed
      .map(({ line, holds, wants }) => ({
        variantId: line.variantId,
        quantity: sign * (wants - holds),
      }))
      .filter(({ quantity }) => quantity > 0);
  await returnToStock(db, pieces(-1), { reason: 'refunded', ...of });
  const wanted = pieces(1);
  const movement = { reason: 'order', ...of } as const;
  const { short, taken } = await takeFromStock(db, wanted, movement);
  if (short.length === 0) return taken;
  const there = wanted.map(({ variantId, quantity }) => ({
    variantId,
    quantity: short.find((one) => one.variantId === variantId)?.inStock ?? quantity,
  }));
  return (await takeFromStock(db, there, movement)).taken;
}
