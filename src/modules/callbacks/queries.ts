import { eq, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
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

export async function deleteRequestsBefore(db: Database, limit: Date): Promise<void> {
  await db.delete(callbackRequests).where(lt(callbackRequests.createdAt, limit));
}
