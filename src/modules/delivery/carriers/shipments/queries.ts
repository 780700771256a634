import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { ShipmentState } from '#contracts/admin/delivery/values.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tracked } from '../carrier.ts';
import { shipmentEvents, shipments } from '../tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;

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

/** Writes a shipment that is about to be asked for, new or after a refusal; undefined where it is on its way already. */
export async function beginShipment(
  db: Database,
  row: Pick<ShipmentRow, 'orderId' | 'carrier' | 'number' | 'askedAt'>,
): Promise<ShipmentRow | undefined> {
  const anew = { state: 'asked', askedAt: row.askedAt, carrierUuid: null, fault: null } as const;
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

/** Marks an open shipment of the carrier's key as asked for, where it was not since a moment. Answers its order. */
export async function claimLook(
  db: Database,
  carrierUuid: string,
  { now, before }: { now: Date; before: Date },
): Promise<number | undefined> {
  const [row] = await db
    .update(shipments)
    .set({ lookedAt: now })
    .where(
      and(
        eq(shipments.carrierUuid, carrierUuid),
        inArray(shipments.state, [...openStates]),
        or(isNull(shipments.lookedAt), lt(shipments.lookedAt, before)),
      ),
    )
    .returning({ orderId: shipments.orderId });
  return row?.orderId;
}
