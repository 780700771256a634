import { freeSlotOf } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { OrderLineRow } from '../queries.ts';
import { giveBackStock } from './held-stock.ts';

/** Gives back what a cancelled order held, in the transaction `db`: its goods to stock, its hours of delivery to others. */
export async function giveBack(
  db: Database,
  lines: readonly OrderLineRow[],
  { orderId, staffId }: { readonly orderId: number; readonly staffId?: number | null },
): Promise<void> {
  await giveBackStock(db, lines, { orderId, staffId });
  await freeSlotOf(db, orderId);
}
