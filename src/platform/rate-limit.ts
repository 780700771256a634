import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import { asynchronousCommit } from './database/asynchronous-commit.ts';
import type { Database } from './database/database.ts';
import { DomainError } from './domain-error.ts';
import { MINUTE, SECOND } from './duration.ts';

/** At most `hits` in a fixed window of `window` ms, which starts with the first hit. */
export interface RateLimit {
  readonly hits: number;
  readonly window: number;
}

/** The limit of a network address, from the limit of an account: many phones share an address (NAT). */
export const perAddress = ({ hits, window }: RateLimit): RateLimit => ({ hits: hits * 5, window });

/** Maximum clock skew between machines. A window that ends later was written by a wrong clock and is restarted. */
const SKEW = MINUTE;

interface Context {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Counts one use of `action` by `who` (an address, an e-mail) and throws `too_many_requests` over the limit. Kept in PostgreSQL, so it
 * holds across processes; only a digest of the client is kept. Requests do not wait for the disk: a crash may lose the last counts.
 */
export async function countUse(
  { db, clock }: Context,
  limit: RateLimit,
  action: string,
  who: string,
): Promise<void> {
  const now = clock.now();
  const key = createHash('sha256').update(`${action}\0${who}`).digest();
  const end = new Date(now.getTime() + limit.window).toISOString();
  const latest = new Date(now.getTime() + limit.window + SKEW).toISOString();
  const isOver = sql`r.window_ends_at <= ${now.toISOString()} OR r.window_ends_at > ${latest}`;
  const { rows } = await db.execute<{ hits: number; window_ends_at: Date | string }>(sql`
    INSERT INTO rate_limits AS r (key, window_ends_at, hits)
    SELECT ${key}::bytea, ${end}::timestamptz, 1 FROM ${asynchronousCommit}
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN ${isOver} THEN 1 ELSE r.hits + 1 END,
      window_ends_at = CASE WHEN ${isOver} THEN ${end} ELSE r.window_ends_at END
    RETURNING hits, window_ends_at`);
  const [counted] = rows;
  if (!counted || counted.hits <= limit.hits) return;
  const wait = new Date(counted.window_ends_at).getTime() - now.getTime();
  throw new DomainError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(wait / SECOND)) });
}

/** Deletes counters whose window is over. */
export async function purgeOldCounters({ db, clock }: Context): Promise<void> {
  await db.execute(
    sql`DELETE FROM rate_limits WHERE window_ends_at < ${clock.now().toISOString()}`,
  );
}
