import type { OrdersPage, OrdersQuery } from '#contracts/admin/orders/orders.ts';
import type { Database } from '#platform/database/database.ts';
import { selectPlansOf, selectTagsOf } from '../managing/work-queries.ts';
import { selectLinesOf } from '../queries.ts';
import type { ShopTime } from './due.ts';
import { findOrders } from './find-orders.ts';
import type { Powers } from './powers.ts';
import { deliveryRowOf, orderRowOf } from './present.ts';

/** A page of the orders that the reader may see. */
export async function listOrders(
  db: Database,
  query: OrdersQuery,
  { powers, ...time }: ShopTime & { powers: Powers },
): Promise<OrdersPage> {
  const { rows, next } = await findOrders(db, query, { ...time, powers });
  const ids = rows.map(({ id }) => id);
  const [lines, tags, plans] = await Promise.all([
    selectLinesOf(db, ids),
    selectTagsOf(db, ids),
    selectPlansOf(db, ids),
  ]);
  const factsOf = (id: number) => ({
    lines: lines.get(id) ?? [],
    tags: tags.get(id) ?? [],
    plan: plans.get(id),
  });
  const view = powers.seesCustomers ? 'whole' : 'delivery';
  return view === 'whole'
    ? { view, orders: rows.map((row) => orderRowOf(row, factsOf(row.id), powers)), next }
    : { view, orders: rows.map((row) => deliveryRowOf(row, factsOf(row.id), powers)), next };
}
