import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Removes the network addresses from which customers agreed before a time, at most so many; that they agreed stays. */
export async function purgeConsentNetworks(
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE customers SET consent_ip = NULL WHERE id IN (
      SELECT id FROM customers WHERE consent_ip IS NOT NULL AND consent_at < ${before.toISOString()}::timestamptz
      LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED)`);
  return rowCount ?? 0;
}
