import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { staffChallenges } from './tables.ts';

type Challenge = typeof staffChallenges.$inferSelect;

/** Inserts a challenge. That of the same session is replaced; those that have ended and the oldest beyond `mostOpen` are deleted. */
export async function insertChallenge(
  db: Database,
  row: Challenge,
  { now, mostOpen }: { now: Date; mostOpen: number },
): Promise<void> {
  const { digest, endsAt, sessionId } = staffChallenges;
  const surplus = sql`${digest} IN (SELECT digest FROM staff_challenges WHERE session_id IS NULL ORDER BY ends_at DESC OFFSET ${mostOpen - 1})`;
  await db.delete(staffChallenges).where(or(lte(endsAt, now), surplus));
  await db
    .insert(staffChallenges)
    .values(row)
    .onConflictDoUpdate({ target: sessionId, set: { digest: row.digest, endsAt: row.endsAt } });
}

/** Deletes an open challenge; false where there is none such. */
export async function deleteChallenge(
  db: Database,
  { digest, sessionId }: Pick<Challenge, 'digest' | 'sessionId'>,
  now: Date,
): Promise<boolean> {
  const isOfSession =
    sessionId === null
      ? isNull(staffChallenges.sessionId)
      : eq(staffChallenges.sessionId, sessionId);
  const deleted = await db
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.digest, digest), isOfSession, gt(staffChallenges.endsAt, now)))
    .returning({ digest: staffChallenges.digest });
  return deleted.length > 0;
}
