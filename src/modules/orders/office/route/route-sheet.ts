import type { RouteSheet, RouteStop } from '#contracts/admin/orders/route.ts';
import { toRoubles } from '#contracts/money.ts';
import { isOver, isOwed } from '#contracts/order-states.ts';
import { orderStatuses } from '#contracts/orders.ts';
import type { Member } from '#modules/audit/index.ts';
import { recordAction } from '#modules/audit/index.ts';
import { type Carried, selectCarried } from '#modules/delivery/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { totalPriceOf } from '../../charges/sums.ts';
import { type OrderLineRow, type OrderRow, selectLinesOf } from '../../queries.ts';
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
  const lines = await selectLinesOf(
    db,
    rows.map(({ order }) => order.id),
  );
  const variants = [...lines.values()].flat().map(({ variantId }) => variantId);
  const carried = await selectCarried(db, [...new Set(variants)]);
  return {
    day,
    stops: rows.map((row) => presentStop(row, lines.get(row.order.id) ?? [], carried)),
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
  { order, crew, bookedCrew, ...row }: StopRow,
  lines: readonly OrderLineRow[],
  carried: ReadonlyMap<number, Carried>,
): RouteStop => ({
  number: order.number,
  status: order.statusOrder,
  crew: crew ?? bookedCrew ?? '',
  hours: row.hours,
  customer_name: order.customerName,
  phone_number: order.phoneNumber,
  city: order.city,
  address: order.address,
  floor: row.floor,
  lift: row.lift,
  goods: lines.map(({ name, variantName, quantity }) => ({
    name,
    variant_name: variantName,
    quantity,
  })),
  packages: sumOf(lines, carried, ({ packages }) => packages.length || null),
  weight: sumOf(lines, carried, ({ weight }) => weight),
  to_pay: toPayOf(order),
  comment: order.comment,
  is_demo: order.demo,
});

/** Null where it is not known of one of the lines. */
function sumOf(
  lines: readonly OrderLineRow[],
  carried: ReadonlyMap<number, Carried>,
  of: (one: Carried) => number | null,
): number | null {
  let sum = 0;
  for (const { variantId, quantity } of lines) {
    const one = carried.get(variantId);
    const each = one ? of(one) : null;
    if (each === null) return null;
    sum += each * quantity;
  }
  return Math.round(sum * 10) / 10;
}

/** What is payable less the money that came; nothing of an order whose money was given back. */
function toPayOf(order: OrderRow): number {
  if (!isOwed(order.paymentStatus)) return 0;
  const paid = order.chargedKopecks - order.refundedKopecks;
  return toRoubles(Math.max(0, totalPriceOf(order) - paid));
}
