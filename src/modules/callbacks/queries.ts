import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';
import { callbackRequests } from './tables.ts';

export async function insertRequest(
  db: Database,
  request: typeof callbackRequests.$inferInsert,
): Promise<void> {
  await db.insert(callbackRequests).values(request);
}

export async function selectRequest(
  db: Database,
  id: string,
): Promise<typeof callbackRequests.$inferSelect | undefined> {
  const [row] = await db.select().from(callbackRequests).where(eq(callbackRequests.id, id));
  return row;
}

/** Removes requests that came before a time, at most so many. */
export const purgeOldRequests = (
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> =>
  purgeRows(db, {
    table: 'callback_requests',
    where: sql`created_at < ${before.toISOString()}::timestamptz`,
    most,
  });
