import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { OrderUpdate } from './queries.ts';
import { orderEvents, orders } from './tables.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;

/** Who changed an order, and when. */
export interface Change {
  readonly actor: OrderEventRow['actor'];
  /** The account of the staff. */
  readonly staffId?: number | undefined;
  readonly at: Date;
}

/** Changes an order, counts its version and keeps what changed, for its timeline. */
export async function updateOrder(
  db: Database,
  id: number,
  change: OrderUpdate,
  { actor, staffId, at }: Change,
): Promise<void> {
  const version = sql`${orders.version} + 1`;
  await db
    .update(orders)
    .set({ ...change, version })
    .where(eq(orders.id, id));
  await db.insert(orderEvents).values({ ...change, orderId: id, happenedAt: at, actor, staffId });
}

/** The events of many orders, oldest first, grouped by order, in one query. */
export async function selectEventsOf(
  db: Database,
  orderIds: number[],
): Promise<Map<number, OrderEventRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderEvents)
    .where(sql`${orderEvents.orderId} = ANY(${sql.param(orderIds)}::int[])`)
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.id));
  return Map.groupBy(rows, (row) => row.orderId);
}
