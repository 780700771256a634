import { type SQL, sql } from 'drizzle-orm';
import type { Queue, QueueName } from '#contracts/admin/work/today.ts';
import type { Database } from '#platform/database/database.ts';
import { DAY } from '#platform/time/duration.ts';
import { dueOrders, type ShopTime } from './due.ts';

const created = (condition: SQL) =>
  sql`SELECT id AS order_id, created_at AS since FROM orders WHERE ${condition}`;

/** The orders that wait for a member of the staff, with those of the demo or without. */
export function orderQueues(
  db: Database,
  { withDemo, ...time }: ShopTime & { readonly withDemo: boolean },
): Promise<Queue[]> {
  const sources = {
    orders_new: created(sql`status_order = 'new'`),
    order_calls_due: dueOrders('call', time),
    payments_waiting: dueOrders('payment', time),
    orders_confirmed: created(sql`status_order = 'confirmed'`),
    production_overdue: dueOrders('production', time),
    promises_overdue: dueOrders('promise', time),
    prices_untold: dueOrders('price', time),
    orders_overpaid: dueOrders('overpaid', time),
    receipts_failed: dueOrders('receipt', time),
    invoices_ending: dueOrders('invoice', time),
    orders_paid_unseen: dueOrders('unseen', time),
    offers_refused: dueOrders('refusal', time),
    offers_waiting: dueOrders('offer', time),
    shipments_stopped: dueOrders('carrier', time),
    visits_near: dueOrders('visit', time),
    deliveries_near: dueOrders('delivery', time),
    orders_shipped: created(sql`status_order = 'shipped'`),
  } as const satisfies Partial<Record<QueueName, SQL>>;
  const dayAgo = new Date(time.now.getTime() - DAY).toISOString();
  const drafts = sql`SELECT id AS order_id, changed_at AS since FROM order_drafts
    WHERE placed_at IS NULL AND changed_at < ${dayAgo}::timestamptz`;
  return countAll(db, [
    ...Object.entries(sources).map(
      ([name, source]) => [name, withDemo ? source : withoutDemo(source)] as const,
    ),
    ['drafts_waiting', drafts],
  ]);
}

const withoutDemo = (source: SQL) =>
  sql`SELECT * FROM (${source}) AS all_waiting WHERE order_id NOT IN (SELECT id FROM orders WHERE demo)`;

interface Counted extends Record<string, unknown> {
  readonly name: QueueName;
  readonly count: number;
  readonly oldest: string | null;
}

/** All in one statement: each by itself is short. */
async function countAll(
  db: Database,
  sources: readonly (readonly [name: string, source: SQL])[],
): Promise<Queue[]> {
  const counts = sources.map(
    ([name, source]) =>
      sql`SELECT ${name}::text AS name, count(*)::int AS count, to_json(min(since)) #>> '{}' AS oldest FROM (${source}) AS waiting`,
  );
  const { rows } = await db.execute<Counted>(sql.join(counts, sql` UNION ALL `));
  return rows.map(({ name, count, oldest }) => ({
    name,
    count,
    oldest: oldest === null ? null : new Date(oldest).toISOString(),
  }));
}
