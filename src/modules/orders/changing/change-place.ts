import { eq } from 'drizzle-orm';
import { freeSlotOf, slotOf } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import { updateDeliveryTitle } from '../charges/charge-queries.ts';
import { insertEvent } from '../history/event-queries.ts';
import { selectPlan, writePlan } from '../managing/work-queries.ts';
import type { OfferedCharge, OfferedPlace } from '../offers/tables.ts';
import { selectQuote } from '../promises/promise-queries.ts';
import { updateQuotedPlace } from '../promises/quoted-place.ts';
import type { OrderRow } from '../queries.ts';
import { orders } from '../tables.ts';

/**
 * Brings an order elsewhere, or lets it be fetched instead, and the other way round. A day that was agreed for the one way is none of the other, hours of
 * one zone are none of another, and they are free, which the history tells. What delivery costs there is still to be told where it is not among the
 * changed charges. `db`: the transaction that has locked the order.
 */
export async function changePlace(
  db: Database,
  order: Pick<OrderRow, 'id' | 'deliveryType' | 'deliveryCostKopecks'>,
  place: OfferedPlace,
  {
    charges,
    staffId,
    at,
  }: {
    readonly charges: readonly OfferedCharge[];
    readonly staffId: number | null;
    readonly at: Date;
  },
): Promise<void> {
  const { city, address, departmentNumber, way: deliveryType = order.deliveryType } = place.after;
  const isOtherWay = deliveryType !== order.deliveryType;
  await db
    .update(orders)
    .set({ city, address, departmentNumber, deliveryType })
    .where(eq(orders.id, order.id));
  const price = charges.find(({ kind }) => kind === 'delivery');
  const isUntold =
    deliveryType === 'new_post' &&
    (price ? price.after === null : isOtherWay && order.deliveryCostKopecks === null);
  const zoneOf = async () => (await selectQuote(db, order.id))?.zone ?? null;
  const zone = await zoneOf();
  await updateQuotedPlace(db, order.id, { ...place, isOtherWay }, { isUntold, at });
  if (isOtherWay) await updateDeliveryTitle(db, order.id);
  // Hours are those of a zone.
  const losesHours = zone !== (await zoneOf()) && (await slotOf(db, order.id)) !== undefined;
  if (isOtherWay || losesHours) await dropDay(db, order.id, { staffId, at });
}

async function dropDay(
  db: Database,
  orderId: number,
  { staffId, at }: { readonly staffId: number | null; readonly at: Date },
): Promise<void> {
  if (!(await selectPlan(db, orderId))?.deliverOn) return;
  await writePlan(db, orderId, { deliverOn: null, deliverHours: null });
  await freeSlotOf(db, orderId);
  const work = { kind: 'plan', plan: { deliver_on: null, deliver_hours: null } } as const;
  await insertEvent(db, { orderId, actor: 'shop', staffId, happenedAt: at, work });
}
