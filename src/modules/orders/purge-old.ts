import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';

interface Due {
  readonly before: Date;
  readonly most: number;
}

/** Removes drafts of orders that were not changed, sent or placed since a time, at most so many: what was placed is an order by then. */
export const purgeOldDrafts = (db: Database, { before, most }: Due): Promise<number> =>
  purgeRows(db, {
    table: 'order_drafts',
    where: sql`greatest(changed_at, sent_at, placed_at) < ${before.toISOString()}::timestamptz`,
    most,
  });

/** Removes the network addresses of orders that were placed before a time, at most so many; that their customers agreed stays. */
export async function purgeOrderNetworks(db: Database, { before, most }: Due): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE orders SET consent_ip = NULL, guest_mailbox = NULL, guest_network = NULL WHERE id IN (
      SELECT id FROM orders WHERE created_at < ${before.toISOString()}::timestamptz
        AND num_nonnulls(consent_ip, guest_mailbox, guest_network) > 0
      ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED)`);
  return rowCount ?? 0;
}
