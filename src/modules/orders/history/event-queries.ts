import { and, asc, count, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { OrderUpdate } from '../queries.ts';
import { orderEvents, orders } from '../tables.ts';

export type OrderEventRow = typeof orderEvents.$inferSelect;

/** Who changed an order, and when. */
export interface Change {
  readonly actor: OrderEventRow['actor'];
  /** The account of the staff. */
  readonly staffId?: number | null;
  readonly at: Date;
}

/** What is kept of a change beside or instead of the change itself. */
type Kept = Partial<Omit<typeof orderEvents.$inferInsert, 'id' | 'orderId' | 'happenedAt'>>;

/** Changes an order, counts its version and keeps what changed, for its timeline. Answers the id of the event. */
export async function updateOrder(
  db: Database,
  id: number,
  change: OrderUpdate,
  { actor, staffId, at }: Change,
  kept: Kept = {},
): Promise<number> {
  const version = sql`${orders.version} + 1`;
  // The price of delivery is a sum of charges, which a trigger keeps.
  const { deliveryCostKopecks: _, ...columns } = change;
  if (columns.paymentStatus) await tellPayment(db, { actor, staffId, at });
  await db
    .update(orders)
    .set({ ...columns, version })
    .where(eq(orders.id, id));
  return insertEvent(db, { ...change, ...kept, orderId: id, happenedAt: at, actor, staffId });
}

/** Who notes money by hand in the rest of this transaction: a trigger makes events of the ledger of a status that is written. */
async function tellPayment(db: Database, { staffId, at }: Change): Promise<void> {
  const source = staffId ? 'staff' : 'terminal';
  const told = JSON.stringify({ source, staff: staffId ?? undefined, at });
  await db.execute(sql`SELECT set_config('shop.payment', ${told}, true)`);
}

/** Adds to the timeline of an order without a change of the order. Answers the id of the event. */
export async function insertEvent(
  db: Database,
  event: typeof orderEvents.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!row) throw new Error(`The event of order ${event.orderId} was not kept`);
  return row.id;
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

/** How often the customer has chosen hours of delivery since a time. */
export async function countChoices(db: Database, orderId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.actor, 'customer'),
        isNotNull(orderEvents.work),
        gte(orderEvents.happenedAt, since),
      ),
    );
  return row?.count ?? 0;
}

/** Whether a step was taken back. */
export async function isUndone(db: Database, eventId: number): Promise<boolean> {
  const [row] = await db
    .select({ undoneAt: orderEvents.undoneAt })
    .from(orderEvents)
    .where(eq(orderEvents.id, eventId));
  return row?.undoneAt != null;
}

/** The event that told of a payment, or of a refund, when it was noted by hand, of those that were not undone. */
export async function selectMoneyNoted(
  db: Database,
  orderId: number,
  noted: { readonly payment: string } | { readonly refund: string },
): Promise<OrderEventRow | undefined> {
  const of = 'payment' in noted ? 'came' : 'went back';
  const told = JSON.stringify({ kind: 'money', of, ...noted });
  const [row] = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        isNull(orderEvents.undoneAt),
        sql`${orderEvents.work} @> ${told}::jsonb`,
      ),
    );
  return row;
}

/** Notes that an event was taken back: its customer is not told of it. */
export async function updateUndone(db: Database, eventId: number, undoneAt: Date): Promise<void> {
  await db.update(orderEvents).set({ undoneAt }).where(eq(orderEvents.id, eventId));
}
