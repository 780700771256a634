import { and, asc, type Column, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ShipmentState } from '#contracts/admin/delivery/values.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tracked } from '../carrier.ts';
import { shipmentEvents, shipments } from '../tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;

/** So many events of a shipment are read. */
const MOST_EVENTS = 300;

/** The states in which the staff have to do something. */
const stoppedStates: readonly ShipmentState[] = ['refused', 'returned', 'removed'];

/** The states in which more is to come. */
export const openStates: readonly ShipmentState[] = ['asked', 'registered', 'on_way'];

export async function selectShipment(
  db: Database,
  orderId: number,
): Promise<ShipmentRow | undefined> {
  const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return row;
}

/** As {@link selectShipment}, locked until the transaction ends. */
export async function lockShipment(
  db: Database,
  orderId: number,
): Promise<ShipmentRow | undefined> {
  const [row] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .for('update');
  return row;
}

/**
 * Writes a shipment that is about to be asked for, new or after a refusal; undefined where it is on its way already. To be called in a
 * transaction: of two at once the second waits, since it would be refused for the number and not for the order.
 */
export async function beginShipment(
  db: Database,
  row: Pick<ShipmentRow, 'orderId' | 'carrier' | 'number' | 'askedAt'>,
): Promise<ShipmentRow | undefined> {
  const anew = {
    state: 'asked',
    askedAt: row.askedAt,
    carrierUuid: null,
    carrierNumber: null,
    fault: null,
    promisedOn: null,
    lookedAt: null,
    settledAt: null,
  } as const;
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`shipment ${row.orderId}`}, 0))`,
  );
  const [begun] = await db
    .insert(shipments)
    .values({ ...row, state: 'asked' })
    .onConflictDoUpdate({
      target: shipments.orderId,
      set: anew,
      setWhere: inArray(shipments.state, ['refused', 'removed']),
    })
    .returning();
  return begun;
}

export async function updateShipment(
  db: Database,
  orderId: number,
  change: Partial<Omit<ShipmentRow, 'orderId'>>,
): Promise<void> {
  await db.update(shipments).set(change).where(eq(shipments.orderId, orderId));
}

/** Adds the events that are not there yet. */
export async function insertEvents(
  db: Database,
  orderId: number,
  events: Tracked['events'],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(shipmentEvents)
    .values(events.map(({ code, at }) => ({ orderId, code, at })))
    .onConflictDoNothing();
}

/** The orders that are with a carrier, those that were asked for longest ago first. */
export async function selectOpen(db: Database, most: number): Promise<number[]> {
  const rows = await db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(inArray(shipments.state, [...openStates]))
    .orderBy(sql`${shipments.lookedAt} NULLS FIRST`)
    .limit(most);
  return rows.map(({ orderId }) => orderId);
}

/** Marks an open shipment as asked for, where it was not since a moment. Answers its order. */
export async function claimLook(
  db: Database,
  which: { readonly carrierUuid: string } | { readonly orderId: number },
  { now, before }: { now: Date; before: Date },
): Promise<number | undefined> {
  const [row] = await db
    .update(shipments)
    .set({ lookedAt: now })
    .where(
      and(
        'orderId' in which
          ? eq(shipments.orderId, which.orderId)
          : eq(shipments.carrierUuid, which.carrierUuid),
        inArray(shipments.state, [...openStates]),
        or(isNull(shipments.lookedAt), lt(shipments.lookedAt, before)),
      ),
    )
    .returning({ orderId: shipments.orderId });
  return row?.orderId;
}

export type ShipmentEventRow = typeof shipmentEvents.$inferSelect;

/** The events of a shipment, oldest first. */
export const selectShipmentEvents = (db: Database, orderId: number): Promise<ShipmentEventRow[]> =>
  db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.orderId, orderId))
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.code))
    .limit(MOST_EVENTS);

/** Marks a shipment that has stopped as dealt with. Answers whether it was not. */
export async function settleShipment(db: Database, orderId: number, at: Date): Promise<boolean> {
  const settled = await db
    .update(shipments)
    .set({ settledAt: at })
    .where(
      and(
        eq(shipments.orderId, orderId),
        inArray(shipments.state, [...stoppedStates]),
        isNull(shipments.settledAt),
      ),
    )
    .returning({ orderId: shipments.orderId });
  return settled.length > 0;
}

/** The orders whose shipment has stopped and waits for the staff, with since when. */
export const stoppedShipments: SQL = sql`SELECT order_id, greatest(asked_at, looked_at) AS since FROM shipments
  WHERE state IN ('refused', 'returned', 'removed') AND settled_at IS NULL`;

/** Whether an order is with a carrier or about to be: given to it, and neither refused nor brought back. */
export const isWithCarrier = (orderId: Column): SQL =>
  sql`EXISTS (SELECT FROM shipments WHERE shipments.order_id = ${orderId} AND shipments.state IN ('asked', 'registered', 'on_way'))`;

/** Whether an order was given to a carrier at all. */
export const wasGiven = (orderId: Column): SQL =>
  sql`EXISTS (SELECT FROM shipments WHERE shipments.order_id = ${orderId})`;
