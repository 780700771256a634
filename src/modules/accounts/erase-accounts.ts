import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { customers } from './tables.ts';

interface Erased {
  readonly accounts: number;
  readonly sessions: number;
  readonly wishlist: number;
}

/** Removes accounts with their sessions, links of letters and wishlists. */
export async function eraseAccounts(db: Database, ids: readonly number[]): Promise<Erased> {
  const counted = await db.execute<{ sessions: number; wishlist: number }>(sql`
    SELECT (SELECT count(*)::int FROM sessions WHERE customer_id = ANY(${sql.param([...ids])}::int[])) AS sessions,
      (SELECT count(*)::int FROM wishlist_entries WHERE customer_id = ANY(${sql.param([...ids])}::int[])) AS wishlist`);
  const { rowCount } = await db.delete(customers).where(inArray(customers.id, [...ids]));
  return { accounts: rowCount ?? 0, sessions: 0, wishlist: 0, ...counted.rows[0] };
}
