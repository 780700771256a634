import { sql } from 'drizzle-orm';
import type { Queue, QueueName } from '#contracts/admin/today.ts';
import type { Database } from '#platform/database/database.ts';

const conditions = {
  orders_new: sql`status_order = 'new'`,
  payments_waiting: sql`status_order = 'confirmed' AND payment_status = 'waiting_for_payment'`,
  orders_confirmed: sql`status_order = 'confirmed'`,
  orders_shipped: sql`status_order = 'shipped'`,
} as const satisfies Partial<Record<QueueName, unknown>>;

/** The orders that wait for a member of the staff. */
export const orderQueues = (db: Database): Promise<Queue[]> =>
  Promise.all(
    Object.entries(conditions).map(async ([name, condition]) => {
      const { rows } = await db.execute<{ count: number; oldest: string | null }>(
        sql`SELECT count(*)::int AS count, to_json(min(created_at)) #>> '{}' AS oldest FROM orders WHERE ${condition}`,
      );
      const { count = 0, oldest = null } = rows[0] ?? {};
      return {
        name: name as QueueName,
        count,
        oldest: oldest === null ? null : new Date(oldest).toISOString(),
      };
    }),
  );
