import type { OrdersPage, OrdersQuery } from '#contracts/admin/orders.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { selectLinesOf } from '../queries.ts';
import { findOrders } from './find-orders.ts';
import type { Powers } from './powers.ts';
import { deliveryRowOf, orderRowOf } from './present.ts';

/** A page of the orders that the reader may see. */
export async function listOrders(
  db: Database,
  query: OrdersQuery,
  { zone, powers }: { zone: TimeZone; powers: Powers },
): Promise<OrdersPage> {
  const { rows, next } = await findOrders(db, query, { zone, only: powers.only });
  const ids = rows.map(({ id }) => id);
  const lines = await selectLinesOf(db, ids);
  const linesOf = (id: number) => lines.get(id) ?? [];
  return powers.seesCustomers
    ? { view: 'whole', orders: rows.map((row) => orderRowOf(row, linesOf(row.id))), next }
    : { view: 'delivery', orders: rows.map((row) => deliveryRowOf(row, linesOf(row.id))), next };
}
