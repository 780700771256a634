import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { GIVEN_UP_AFTER, LOOKED_AT_AGAIN, pauseOfHost } from './pauses.ts';
import { pictureHosts } from './tables.ts';

/** Records that a host answers. */
export async function noteAnswer(db: Database, host: string): Promise<void> {
  await db
    .update(pictureHosts)
    .set({ failures: 0, failingSince: null, pausedUntil: null })
    .where(and(eq(pictureHosts.host, host), gt(pictureHosts.failures, 0)));
}

/**
 * Leaves a host alone for a pause that grows with each failure. After a day without an answer all its pictures are given
 * up with this reason.
 */
export async function noteFailure(
  db: Database,
  host: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (db) => {
    const isHost = eq(pictureHosts.host, host);
    const [known] = await db.select().from(pictureHosts).where(isHost).for('update');
    // A second connection that failed in the same moment counts once.
    if (!known || (known.pausedUntil && known.pausedUntil > now)) return;
    const failures = known.failures + 1;
    const failingSince = known.failingSince ?? now;
    const pausedUntil = new Date(now.getTime() + pauseOfHost(failures));
    await db.update(pictureHosts).set({ failures, failingSince, pausedUntil }).where(isHost);
    if (now.getTime() - failingSince.getTime() < GIVEN_UP_AFTER) return;
    await giveUpAll(db, host, reason, new Date(now.getTime() + LOOKED_AT_AGAIN.delayed));
  });
}

/** Pictures that an import has locked are left to the next failure: waiting for several could block it. */
const giveUpAll = (db: Database, host: string, reason: string, nextTryAt: Date) =>
  db.execute(sql`
    UPDATE pictures SET refusal = ${reason}, failure = NULL, next_try_at = ${nextTryAt.toISOString()}::timestamptz
    WHERE address IN (
      SELECT address FROM pictures WHERE host = ${host} AND file IS NULL AND refusal IS NULL
      FOR UPDATE SKIP LOCKED)`);

export interface PausedHost {
  readonly host: string;
  readonly failingSince: Date;
  readonly pausedUntil: Date;
}

/** The hosts that are left alone at this time, longest failing first. */
export async function listPausedHosts(
  db: Database,
  now: Date,
  limit: number,
): Promise<PausedHost[]> {
  const rows = await db
    .select()
    .from(pictureHosts)
    .where(gt(pictureHosts.pausedUntil, now))
    .orderBy(pictureHosts.failingSince, pictureHosts.host)
    .limit(limit);
  return rows.flatMap(({ host, failingSince, pausedUntil }) =>
    failingSince && pausedUntil ? [{ host, failingSince, pausedUntil }] : [],
  );
}
