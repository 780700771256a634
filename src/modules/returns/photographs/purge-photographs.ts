import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';

/** Removes photographs of returns that ended before a time, with no money left to settle: at most so many. */
export const purgeOldPhotographs = (
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> =>
  purgeRows(db, {
    table: 'return_photographs',
    where: sql`given_at < ${before.toISOString()}::timestamptz AND return_id IN (
      SELECT id FROM returns WHERE state IN ('refused', 'withdrawn', 'closed') AND settlement IS DISTINCT FROM 'later'
        AND (SELECT max(happened_at) FROM return_events WHERE return_id = returns.id) < ${before.toISOString()}::timestamptz)`,
    most,
  });
