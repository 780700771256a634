import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Lets the letters about steps of orders and refunds of returns leave, as if the time to undo a step had passed. Returns how many seconds each of them was to wait. */
export async function passUndoTime(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    WITH waiting AS (SELECT id, start_after - created_on AS wait FROM pgboss.job WHERE name IN ('order-change-letter', 'order-return-letter') AND state = 'created' AND start_after > now()),
      passed AS (UPDATE pgboss.job SET start_after = now() WHERE id IN (SELECT id FROM waiting))
    SELECT round(extract(epoch FROM wait))::int AS seconds FROM waiting`);
  return rows.map(({ seconds }) => seconds);
}
