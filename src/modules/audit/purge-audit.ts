import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Removes what the log says of the time before, at most so many rows: the only way in which rows leave it. */
export const purgeOldAudit = (
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> =>
  db.transaction(async (db) => {
    const at = before.toISOString();
    await db.execute(sql`SELECT set_config('shop.audit_until', ${at}, true)`);
    const { rowCount } = await db.execute(sql`
      DELETE FROM audit_log WHERE (at, id) IN (
        SELECT at, id FROM audit_log WHERE at < ${at}::timestamptz ORDER BY at, id LIMIT ${most} FOR UPDATE SKIP LOCKED)`);
    return rowCount ?? 0;
  });
