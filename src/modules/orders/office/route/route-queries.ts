import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders.ts';
import { isWithCarrier, wasGiven } from '#modules/delivery/carriers/index.ts';
import { crewOfSlot } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isAskedToChange } from '../../offers/offer-queries.ts';
import type { OrderRow } from '../../queries.ts';
import { orderPlans, orderQuotes, orders, routeStops } from '../../tables.ts';

export interface StopRow {
  readonly order: OrderRow;
  readonly hours: string | null;
  readonly quote: typeof orderQuotes.$inferSelect | null;
  /** Set by the staff. */
  readonly crew: string | null;
  /** Of the booked hours. */
  readonly bookedCrew: string | null;
  readonly offerWaits: boolean;
}

/**
 * An order that was given to a carrier, or whose customer was told the price of one: the crews of the shop do not drive it. Where the carrier
 * has refused it or brings it back, they may.
 */
const goesByCarrier = sql`(${isWithCarrier(orders.id)} OR (${orderQuotes.quote} ? 'offer' AND NOT ${wasGiven(orders.id)}) IS TRUE)`;

/** The orders of these statuses that are delivered on a day by the shop: as they were arranged, the others behind them by their hours. */
export async function selectStops(
  db: Database,
  day: string,
  statuses: readonly OrderStatus[],
): Promise<StopRow[]> {
  return db
    .select({
      order: orders,
      hours: orderPlans.deliverHours,
      quote: orderQuotes,
      crew: routeStops.crew,
      bookedCrew: crewOfSlot(orders.id, day),
      offerWaits: isAskedToChange,
    })
    .from(orderPlans)
    .innerJoin(orders, eq(orders.id, orderPlans.orderId))
    .leftJoin(orderQuotes, eq(orderQuotes.orderId, orders.id))
    .leftJoin(routeStops, and(eq(routeStops.orderId, orders.id), eq(routeStops.day, day)))
    .where(
      and(
        eq(orderPlans.deliverOn, day),
        eq(orders.deliveryType, 'new_post'),
        inArray(orders.statusOrder, [...statuses]),
        not(goesByCarrier),
      ),
    )
    .orderBy(sql`${routeStops.position} NULLS LAST`, asc(orderPlans.deliverHours), asc(orders.id));
}

/** Puts the stops of a day into this order. */
export async function replaceStops(
  db: Database,
  day: string,
  stops: readonly { readonly orderId: number; readonly crew: string | null }[],
): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`route ${day}`}, 0))`);
  await db.delete(routeStops).where(eq(routeStops.day, day));
  if (stops.length === 0) return;
  const rows = stops.map((stop, position) => ({ ...stop, day, position }));
  await db
    .insert(routeStops)
    .values(rows)
    .onConflictDoUpdate({
      target: routeStops.orderId,
      set: {
        day: sql`excluded.day`,
        crew: sql`excluded.crew`,
        position: sql`excluded.position`,
      },
    });
}
