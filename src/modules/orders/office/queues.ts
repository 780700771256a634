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
  return Promise.all([
    ...Object.entries(sources).map(([name, source]) =>
      countQueue(db, name as QueueName, withDemo ? source : withoutDemo(source)),
    ),
    countQueue(db, 'drafts_waiting', drafts),
  ]);
}

const withoutDemo = (source: SQL) =>
  sql`SELECT * FROM (${source}) AS all_waiting WHERE order_id NOT IN (SELECT id FROM orders WHERE demo)`;

async function countQueue(db: Database, name: QueueName, source: SQL): Promise<Queue> {
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(
    sql`SELECT count(*)::int AS count, to_json(min(since)) #>> '{}' AS oldest FROM (${source}) AS waiting`,
  );
  const { count = 0, oldest = null } = rows[0] ?? {};
  return { name, count, oldest: oldest === null ? null : new Date(oldest).toISOString() };
}
