import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { orderLines } from '../tables.ts';

/** Notes how many pieces of each line, by its position, are with the shop again. `db`: the transaction that has locked the order. */
export async function noteCameBack(
  db: Database,
  orderId: number,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [position, cameBack] of pieces) {
    const line = and(eq(orderLines.orderId, orderId), eq(orderLines.position, position));
    await db.update(orderLines).set({ cameBack }).where(line);
  }
}
