import { dropPieces, type OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { selectRefundLines } from './refund-lines.ts';

const LINE = 'line ';

/**
 * Tells an order which of its pieces are not sent: those of refunds that were asked for, or noted, before the handover, and that stand. `db`: the
 * transaction that has locked the order and changed its refunds.
 */
export async function followDropped(
  db: Database,
  order: Pick<OrderRow, 'id' | 'statusOrder'>,
  staffId: number | null,
): Promise<void> {
  const pieces = new Map<number, number>();
  for (const { of, quantity, beforeHandover } of await selectRefundLines(db, order.id)) {
    if (!beforeHandover || !of.startsWith(LINE)) continue;
    const position = Number(of.slice(LINE.length));
    pieces.set(position, (pieces.get(position) ?? 0) + quantity);
  }
  await dropPieces(db, order, { pieces, staffId });
}
