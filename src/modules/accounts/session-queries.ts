import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';
import { refreshTokens, sessions } from './tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export async function insertSession(
  db: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** A session that has not been ended. It may have expired. */
export async function selectOpenSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(openSession(id));
  return row;
}

/** The same session with a row lock until the transaction ends. */
export async function selectOpenSessionForUpdate(
  db: Database,
  id: string,
): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(openSession(id)).for('update');
  return row;
}

const openSession = (id: string) => and(eq(sessions.id, id), isNull(sessions.endedAt));

/** The open sessions of a customer that have not expired, the latest used first. */
export const selectOpenSessionsOf = (
  db: Database,
  customerId: number,
  now: Date,
): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.customerId, customerId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sql`coalesce(${sessions.usedAt}, ${sessions.createdAt})`));

export async function updateSessionUse(
  db: Database,
  id: string,
  use: Pick<SessionRow, 'expiresAt' | 'usedAt'>,
): Promise<void> {
  await db.update(sessions).set(use).where(eq(sessions.id, id));
}

export async function updateSessionEnd(db: Database, id: string, endedAt: Date): Promise<void> {
  await db.update(sessions).set({ endedAt }).where(eq(sessions.id, id));
}

/** Ends one session of a customer. */
export async function updateOwnSessionEnd(
  db: Database,
  customerId: number,
  id: string,
  endedAt: Date,
): Promise<void> {
  const own = and(openSession(id), eq(sessions.customerId, customerId));
  await db.update(sessions).set({ endedAt }).where(own);
}

/** Ends the open sessions of a customer, except one if it is named. */
export async function updateSessionEnds(
  db: Database,
  customerId: number,
  endedAt: Date,
  exceptId?: string,
): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.endedAt), others));
}

/** Removes sessions that ended or expired before a time, at most so many. */
export const purgeOldSessions = (
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> =>
  purgeRows(db, {
    table: 'sessions',
    where: sql`least(ended_at, expires_at) < ${before.toISOString()}::timestamptz`,
    most,
  });

export async function selectRefreshToken(
  db: Database,
  id: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await db.select().from(refreshTokens).where(eq(refreshTokens.id, id));
  return row;
}

export async function insertRefreshToken(
  db: Database,
  token: typeof refreshTokens.$inferInsert,
): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

export async function updateSuccessor(
  db: Database,
  id: string,
  successor: { spentAt: Date; successorId: string },
): Promise<void> {
  await db.update(refreshTokens).set(successor).where(eq(refreshTokens.id, id));
}
