import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import { asynchronousCommit } from './database/asynchronous-commit.ts';
import type { Database } from './database/database.ts';
import { DomainError } from './domain-error.ts';
import { MINUTE, SECOND } from './duration.ts';
import { networksOf } from './networks.ts';

/** At most `hits` in a fixed window of `window` ms, which starts with the first hit. */
export interface RateLimit {
  readonly hits: number;
  readonly window: number;
}

/** `times` as many hits in the same window. */
export const multiply = ({ hits, window }: RateLimit, times: number): RateLimit => ({
  hits: hits * times,
  window,
});

/** How much higher than the limit of an account the limits of its networks are, the narrowest first: many phones share an address (NAT). */
const NETWORK_TIMES = [5, 20];

/** Maximum clock skew between machines. A window that ends later was written by a wrong clock and is restarted. */
const SKEW = MINUTE;

export interface LimitContext {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Counts one use of `action` by `who` (a network, an account) and throws `too_many_requests` over the limit. Counters are in PostgreSQL, so
 * they hold across processes. Only a digest of `who` is stored. The commit is asynchronous: a crash may lose the last counts.
 */
export async function countUse(
  context: LimitContext,
  limit: RateLimit,
  action: string,
  who: string,
): Promise<void> {
  const bucket = { limit, action, who };
  const { hits, endsAt } = await increment(context, bucket);
  if (hits > limit.hits) throw tooMany(context, action, endsAt);
}

/**
 * Counts one use in the transaction `db`, whose commit stays synchronous. Returns whether the limit allows it. Concurrent
 * uses by `who` run one after another from here.
 */
export async function countInTransaction(
  context: LimitContext,
  limit: RateLimit,
  action: string,
  who: string,
): Promise<boolean> {
  const { hits } = await increment(context, { limit, action, who }, sql``);
  return hits <= limit.hits;
}

/** Throws `too_many_requests` where the counter is full. Counts nothing. */
export async function requireRoom(
  context: LimitContext,
  limit: RateLimit,
  action: string,
  who: string,
): Promise<void> {
  const bucket = { limit, action, who };
  const { rows } = await context.db.execute<{ hits: number; window_ends_at: Date | string }>(sql`
    SELECT hits, window_ends_at FROM rate_limits
    WHERE key = ${keyOf(bucket)}::bytea AND NOT ${isOver(context, limit)}`);
  const [kept] = rows;
  if (kept && kept.hits >= limit.hits) throw tooMany(context, action, kept.window_ends_at);
}

/**
 * Applies `count` to the networks of an address, the narrowest first; `limit` is the limit of an account. A network that is over its limit
 * does not use up the limit of the wider one.
 */
export async function eachNetwork(
  count: typeof countUse | typeof requireRoom,
  context: LimitContext,
  { limit, action, ip }: { limit: RateLimit; action: string; ip: string },
): Promise<void> {
  for (const [place, network] of networksOf(ip).entries()) {
    await count(context, multiply(limit, NETWORK_TIMES[place] ?? 1), action, `ip ${network}`);
  }
}

interface Bucket {
  readonly limit: RateLimit;
  readonly action: string;
  readonly who: string;
}

async function increment(
  context: LimitContext,
  bucket: Bucket,
  commit = sql`FROM ${asynchronousCommit}`,
): Promise<{ hits: number; endsAt: Date | string }> {
  const end = new Date(context.clock.now().getTime() + bucket.limit.window).toISOString();
  const over = isOver(context, bucket.limit);
  const { rows } = await context.db.execute<{ hits: number; window_ends_at: Date | string }>(sql`
    INSERT INTO rate_limits (key, window_ends_at, hits)
    SELECT ${keyOf(bucket)}::bytea, ${end}::timestamptz, 1 ${commit}
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN ${over} THEN 1 ELSE rate_limits.hits + 1 END,
      window_ends_at = CASE WHEN ${over} THEN ${end} ELSE rate_limits.window_ends_at END
    RETURNING hits, window_ends_at`);
  const [counted] = rows;
  return { hits: counted?.hits ?? 0, endsAt: counted?.window_ends_at ?? end };
}

/** The stored window has ended, or a wrong clock wrote it. */
function isOver({ clock }: LimitContext, limit: RateLimit) {
  const now = clock.now();
  const latest = new Date(now.getTime() + limit.window + SKEW).toISOString();
  return sql`(rate_limits.window_ends_at <= ${now.toISOString()} OR rate_limits.window_ends_at > ${latest})`;
}

const keyOf = ({ action, who }: Omit<Bucket, 'limit'>) =>
  createHash('sha256').update(`${action}\0${who}`).digest();

function tooMany({ clock }: LimitContext, action: string, endsAt: Date | string): DomainError {
  const wait = new Date(endsAt).getTime() - clock.now().getTime();
  return new DomainError('too_many_requests', {
    retryAfter: Math.max(1, Math.ceil(wait / SECOND)),
    security: { event: 'limit_reached', action },
  });
}

/** Deletes counters whose window is over. */
export async function purgeOldCounters({ db, clock }: LimitContext): Promise<void> {
  await db.execute(
    sql`DELETE FROM rate_limits WHERE window_ends_at < ${clock.now().toISOString()}`,
  );
}
