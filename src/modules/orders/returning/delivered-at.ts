import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { orderEvents } from '../tables.ts';

/** When an order became delivered; undefined where it is not, and for one that is older than the history. */
export async function deliveredAt(db: Database, orderId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orderEvents.happenedAt })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.statusOrder, 'delivered'),
        isNull(orderEvents.undoneAt),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return row?.at;
}
