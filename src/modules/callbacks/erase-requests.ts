import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { callbackRequests } from './tables.ts';

/** Removes requests for a call with all that was noted of them. Answers how many there were. */
export async function eraseRequests(db: Database, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db
    .delete(callbackRequests)
    .where(inArray(callbackRequests.id, [...ids]));
  return rowCount ?? 0;
}
