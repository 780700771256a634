import type { RouteSheet, RouteStop } from '#contracts/admin/orders/route.ts';
import { isOver } from '#contracts/order-states.ts';
import { orderStatuses } from '#contracts/orders.ts';
import type { Member } from '#modules/audit/index.ts';
import { recordAction } from '#modules/audit/index.ts';
import { selectCarried } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { selectChargesOf } from '../../charges/charge-queries.ts';
import { sentOf } from '../../holding/dropped-pieces.ts';
import { toCollectOf } from '../../paying/to-pay.ts';
import { selectLinesOf } from '../../queries.ts';
import { homeOf } from '../home.ts';
import { powersOf } from '../powers.ts';
import { replaceStops, type StopRow, selectStops } from './route-queries.ts';

const onTheWay = orderStatuses.filter((status) => !isOver(status));

/** The orders that are delivered on a day, as the member may see them. */
export async function getRoute(
  db: Database,
  day: string,
  { may }: Pick<Member, 'may'>,
): Promise<RouteSheet> {
  const rows = await selectStops(db, day, powersOf(may).only ?? onTheWay);
  const ids = rows.map(({ order }) => order.id);
  const [lines, charges] = [await selectLinesOf(db, ids), await selectChargesOf(db, ids)];
  const variants = [...lines.values()].flat().map(({ variantId }) => variantId);
  const carried = await selectCarried(db, [...new Set(variants)]);
  return {
    day,
    stops: rows.map((row) =>
      presentStop(row, {
        lines: sentOf(lines.get(row.order.id) ?? []),
        charges: charges.get(row.order.id) ?? [],
        carried,
      }),
    ),
  };
}

interface Arranged {
  readonly day: string;
  readonly stops: readonly { readonly number: string; readonly crew: string | null }[];
}

/**
 * Puts the stops of a day into an order and says who drives them. Orders that are not of the day, or that the member may not see, are passed
 * over; those of the day that are not named keep their crew and follow.
 */
export async function arrangeRoute(
  context: { readonly db: Database; readonly clock: Clock },
  { day, stops }: Arranged,
  { actor, may }: Member,
): Promise<RouteSheet> {
  const { clock } = context;
  await context.db.transaction(async (db) => {
    const rows = await selectStops(db, day, onTheWay);
    const seen = new Set<string>(powersOf(may).only ?? onTheWay);
    const byNumber = new Map(
      rows.filter(({ order }) => seen.has(order.statusOrder)).map((row) => [row.order.number, row]),
    );
    const named = new Map(stops.map(({ number, crew }) => [number, crew]));
    const first = [...named].flatMap(([number, crew]) => {
      const row = byNumber.get(number);
      return row ? [{ orderId: row.order.id, crew: crew === row.bookedCrew ? null : crew }] : [];
    });
    const taken = new Set(first.map(({ orderId }) => orderId));
    const others = rows
      .filter(({ order }) => !taken.has(order.id))
      .map(({ order, crew }) => ({ orderId: order.id, crew }));
    await replaceStops(db, day, [...first, ...others]);
    const action = { action: 'route.arrange', entity: 'route', entityId: day };
    await recordAction({ db, clock, actor }, action);
  });
  return getRoute(context.db, day, { may });
}

const presentStop = (
  { order, crew, bookedCrew, quote, hours, offerWaits }: StopRow,
  facts: Pick<Parameters<typeof homeOf>[0], 'lines' | 'charges' | 'carried'>,
): RouteStop => ({
  number: order.number,
  status: order.statusOrder,
  offer_waits: offerWaits,
  crew: crew ?? bookedCrew ?? '',
  hours,
  customer_name: order.customerName,
  phone_number: order.phoneNumber,
  city: order.city,
  address: order.address,
  ...homeOf({ ...facts, quote: quote ?? undefined }),
  goods: facts.lines.map(({ name, variantName, quantity }) => ({
    name,
    variant_name: variantName,
    quantity,
  })),
  to_pay: toCollectOf(order),
  comment: order.comment,
  is_demo: order.demo,
});
