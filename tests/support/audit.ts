import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** The latest actions of the log, the last one first. */
export async function lastActions(db: Database, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(
    sql`SELECT action FROM audit_log ORDER BY id DESC LIMIT ${most}`,
  );
  return rows.map(({ action }) => action);
}
