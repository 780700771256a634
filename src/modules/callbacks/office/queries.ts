import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallsQuery } from '#contracts/admin/callbacks/callbacks.ts';
import type { Database } from '#platform/database/database.ts';
import { callbackCalls, callbackRequests as requests } from '../tables.ts';

export type RequestRow = typeof requests.$inferSelect;
export type CallRow = typeof callbackCalls.$inferSelect;

/** When an open request is to be called: at once, or when it was agreed. */
const due = sql<Date>`coalesce(${requests.callAt}, ${requests.createdAt})`;

/** A page of requests and the cursor of the next or null: open ones by when they are due, closed ones the latest first. */
export async function selectRequests(
  db: Database,
  { state, after, limit }: CallsQuery,
): Promise<{ rows: RequestRow[]; next: string | null }> {
  const [at, id] = after?.split('_') ?? [];
  const isOpen = state === 'open';
  const time = isOpen ? due : requests.closedAt;
  const place = sql`(${time}, ${requests.id})`;
  const cursor = sql`(${at}::timestamptz, ${id}::uuid)`;
  const found = await db
    .select()
    .from(requests)
    .where(
      and(
        isOpen ? isNull(requests.closedAt) : isNotNull(requests.closedAt),
        after ? (isOpen ? sql`${place} > ${cursor}` : sql`${place} < ${cursor}`) : undefined,
      ),
    )
    .orderBy(
      ...(isOpen
        ? [asc(due), asc(requests.id)]
        : [sql`${requests.closedAt} DESC`, sql`${requests.id} DESC`]),
    )
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const moment = last && (isOpen ? (last.callAt ?? last.createdAt) : last.closedAt);
  const isMore = found.length > limit;
  return { rows, next: isMore && last && moment ? `${moment.toISOString()}_${last.id}` : null };
}

export async function selectRequestForUpdate(
  db: Database,
  id: string,
): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id)).for('update');
  return row;
}

export async function updateRequest(
  db: Database,
  id: string,
  change: Partial<Pick<RequestRow, 'takenBy' | 'callAt' | 'closedAt'>>,
): Promise<RequestRow> {
  const [row] = await db
    .update(requests)
    .set({ ...change, version: sql`${requests.version} + 1` })
    .where(eq(requests.id, id))
    .returning();
  if (!row) throw new Error(`The request ${id} is gone`);
  return row;
}

export async function insertCall(
  db: Database,
  call: typeof callbackCalls.$inferInsert,
): Promise<void> {
  await db.insert(callbackCalls).values(call);
}

/** The calls of many requests, oldest first, grouped by request, in one query. */
export async function selectCallsOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, CallRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(callbackCalls)
    .where(sql`${callbackCalls.requestId} = ANY(${sql.param([...ids])}::uuid[])`)
    .orderBy(asc(callbackCalls.requestId), asc(callbackCalls.id));
  return Map.groupBy(rows, ({ requestId }) => requestId);
}
