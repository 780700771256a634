import type { OrdersPage, OrdersQuery } from '#contracts/admin/orders/orders.ts';
import { type TimeZone, USUAL_ZONE } from '#contracts/time-zones.ts';
import { type Database, readTogether } from '#platform/database/database.ts';
import { asksForDays, findOrders } from './find-orders.ts';
import type { Powers } from './powers.ts';
import { deliveryRowOf, orderRowOf } from './present.ts';
import { selectRowFacts } from './row-facts.ts';

interface Reader {
  readonly powers: Powers;
  readonly now: Date;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
}

/** A page of the orders that the reader may see. */
export async function listOrders(
  db: Database,
  query: OrdersQuery,
  { powers, now, timeZone }: Reader,
): Promise<OrdersPage> {
  const zone = asksForDays(query) ? await timeZone(db) : USUAL_ZONE;
  const { rows, next } = await findOrders(db, query, { now, zone, powers });
  const ids = rows.map(({ id }) => id);
  const factsOf = await readTogether(db, (db) => selectRowFacts(db, ids));
  const view = powers.seesCustomers ? 'whole' : 'delivery';
  return view === 'whole'
    ? { view, orders: rows.map((row) => orderRowOf(row, factsOf(row.id), powers)), next }
    : { view, orders: rows.map((row) => deliveryRowOf(row, factsOf(row.id), powers)), next };
}
