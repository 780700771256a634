import { MINUTE } from '#platform/time/duration.ts';
import { deleteChallenge, insertChallenge } from './challenge-queries.ts';
import type { StaffContext } from './context.ts';
import { digestOf, newSecret } from './secrets.ts';

type ChallengeContext = Pick<StaffContext, 'db' | 'clock'>;

/** How long a challenge can be answered, ms. */
export const CHALLENGE_LIFE = 5 * MINUTE;

/** Open challenges of sign-ins. Above it the oldest is dropped: those who ask without end cannot fill the table, and the last to ask can sign in. */
const MOST_OPEN = 1000;

/** A new random challenge for a passkey to sign; `sessionId`: of the session that adds a passkey, null for a sign-in. The database has its digest. */
export async function makeChallenge(
  { db, clock }: ChallengeContext,
  sessionId: string | null,
): Promise<Buffer<ArrayBuffer>> {
  const challenge = newSecret();
  const now = clock.now();
  const endsAt = new Date(now.getTime() + CHALLENGE_LIFE);
  const row = { digest: digestOf(challenge), sessionId, endsAt };
  await insertChallenge(db, row, { now, mostOpen: MOST_OPEN });
  return Buffer.from(challenge, 'base64url');
}

/** Uses a challenge up, right or wrong answer: once, within its life, and only for what it was made. Returns whether there was one. */
export const takeChallenge = (
  { db, clock }: ChallengeContext,
  challenge: string,
  sessionId: string | null,
): Promise<boolean> => deleteChallenge(db, { digest: digestOf(challenge), sessionId }, clock.now());
