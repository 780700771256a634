import { and, eq, isNull, sql } from 'drizzle-orm';
import { type ChargeKind, chargeKinds } from '#contracts/order-states.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { PICKUP } from '#messages/orders/told-delivery.ts';
import type { Database } from '#platform/database/database.ts';
import { orderCharges, orders } from '../tables.ts';

export type ChargeRow = typeof orderCharges.$inferSelect;

/** The charges of many orders in force, grouped by order, in the order of their kinds. */
export async function selectChargesOf(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, ChargeRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderCharges)
    .where(
      and(
        sql`${orderCharges.orderId} = ANY(${sql.param([...orderIds])}::int[])`,
        isNull(orderCharges.endedAt),
      ),
    )
    .orderBy(
      orderCharges.orderId,
      sql`array_position(${sql.param([...chargeKinds])}::text[], ${orderCharges.kind})`,
    );
  return Map.groupBy(rows, (row) => row.orderId);
}

/** Ends the charge of a kind, where there is one. */
export async function updateChargeEnded(
  db: Database,
  { orderId, kind, endedAt }: { orderId: number; kind: ChargeKind; endedAt: Date },
): Promise<void> {
  await db
    .update(orderCharges)
    .set({ endedAt })
    .where(
      and(
        eq(orderCharges.orderId, orderId),
        eq(orderCharges.kind, kind),
        isNull(orderCharges.endedAt),
      ),
    );
}

export async function insertCharges(
  db: Database,
  rows: readonly (typeof orderCharges.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(orderCharges).values([...rows]);
}

/** What the delivery of an order is called. */
export async function selectDeliveryTitle(db: Database, orderId: number): Promise<string> {
  const [order] = await db
    .select({ way: orders.deliveryType })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.way === 'pickup' ? PICKUP : chargeNames.delivery;
}

/** Calls the price of delivery by the way that the order comes now. */
export async function updateDeliveryTitle(db: Database, orderId: number): Promise<void> {
  const { orderId: order, kind, endedAt } = orderCharges;
  await db
    .update(orderCharges)
    // How its price was counted says nothing of the other way.
    .set({ title: await selectDeliveryTitle(db, orderId), reason: '' })
    .where(and(eq(order, orderId), eq(kind, 'delivery'), isNull(endedAt)));
}

/**
 * From now on total and first payment of the order are those of goods with charges. The first payment of one who has paid something already
 * stays as it was.
 */
export async function updateCounting(db: Database, orderId: number): Promise<void> {
  const payable = sql`${orders.totalKopecks} + ${orders.chargesKopecks} - ${orders.discountKopecks}`;
  await db
    .update(orders)
    .set({
      countsCharges: true,
      amountDueKopecks: sql`CASE
        WHEN ${orders.paymentStatus} <> 'waiting_for_payment' THEN ${orders.amountDueKopecks}
        WHEN ${orders.paymentType} = 'full' THEN ${payable}
        ELSE (${payable} + 1) / 2 END`,
    })
    .where(eq(orders.id, orderId));
}
