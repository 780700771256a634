import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';

/** Removes carts that have not changed since a time, at most so many. Ordered carts stay. */
export const purgeOldCarts = (
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> =>
  purgeRows(db, {
    table: 'carts',
    where: sql`ordered_at IS NULL AND updated_at < ${before.toISOString()}::timestamptz`,
    most,
  });
