import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { asynchronousCommit } from '../database/asynchronous-commit.ts';
import type { Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { networksOf } from '../network/networks.ts';
import type { Clock } from '../time/clock.ts';
import { MINUTE, SECOND } from '../time/duration.ts';

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

/** Counts a use of `action` by `who` (a network, an account). Throws, or resolves to false, where the counter was full before. */
type Count = (
  context: LimitContext,
  limit: RateLimit,
  action: string,
  who: string,
) => Promise<unknown>;

/**
 * Counts `uses` of `action` by `who` at once and throws `too_many_requests` where the counter was full before. Counters are in PostgreSQL, so
 * they hold across processes. Only a digest of `who` is stored. The commit is asynchronous: a crash may lose the last counts.
 */
export async function countUse(
  context: LimitContext,
  limit: RateLimit,
  action: string,
  who: string,
  uses = 1,
): Promise<void> {
  const { hits, endsAt } = await increment(context, { limit, action, who }, { uses });
  if (hits - uses >= limit.hits) throw tooMany(context, action, endsAt);
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
  const { hits } = await increment(context, { limit, action, who }, { commit: sql`` });
  return hits <= limit.hits;
}

/** The counters of a limit whose wait grows: twice as many hits in a window eight times as long, and four times as many in one of a day or more. */
const steps = ({ hits, window }: RateLimit): RateLimit[] => [
  { hits, window },
  { hits: 2 * hits, window: 8 * window },
  { hits: 4 * hits, window: 96 * window },
];

/**
 * Counts a use as {@link countUse} does, and lets one who goes on after a wait use it less and less. With 10 in 15 minutes: 20 in two hours, 40 in
 * a day. Throws `too_many_requests`.
 */
export async function countGrowing(
  context: LimitContext,
  limit: RateLimit,
  action: string,
  who: string,
): Promise<void> {
  for (const [place, step] of steps(limit).entries()) {
    await countUse(context, step, action, stepOf(who, place));
  }
}

/** Takes a use that {@link countGrowing} has counted back: it was no try of a stranger. */
export async function giveBack({ db }: LimitContext, action: string, who: string): Promise<void> {
  const keys = [0, 1, 2].map((place) => sql`${keyOf({ action, who: stepOf(who, place) })}::bytea`);
  await db.execute(
    sql`UPDATE rate_limits SET hits = greatest(hits - 1, 0) WHERE key IN (${sql.join(keys, sql`, `)})`,
  );
}

const stepOf = (who: string, place: number): string => (place === 0 ? who : `${who} step ${place}`);

/**
 * Throws `too_many_requests` where a counter of the address's networks, or that of `account`, is full: until the last of them has room.
 * Counts nothing.
 */
export async function requireRoom(
  context: LimitContext,
  use: NetworkUse,
  account: string,
): Promise<void> {
  const { limit, action } = use;
  const endsAt = await endOfFull(context, [{ limit, action, who: account }, ...bucketsOf(use)]);
  if (endsAt) throw tooMany(context, action, endsAt);
}

/** Whether no counter of the networks of an address is full. Counts nothing. */
export const hasRoom = async (context: LimitContext, use: NetworkUse): Promise<boolean> =>
  (await endOfFull(context, bucketsOf(use))) === null;

/** Whether one counter is not full. Counts nothing. */
export const mayUse = async (
  context: LimitContext,
  limit: RateLimit,
  action: string,
  who: string,
): Promise<boolean> => (await endOfFull(context, [{ limit, action, who }])) === null;

/** When the last window of those counters ends that are full; null where none is. */
async function endOfFull(
  context: LimitContext,
  buckets: readonly Bucket[],
): Promise<Date | string | null> {
  const full = buckets.map(
    (bucket) =>
      sql`(key = ${keyOf(bucket)}::bytea AND hits >= ${bucket.limit.hits} AND NOT ${isOver(context, bucket.limit)})`,
  );
  const { rows } = await context.db.execute<{ ends: Date | string | null }>(
    sql`SELECT max(window_ends_at) AS ends FROM rate_limits WHERE ${sql.join(full, sql` OR `)}`,
  );
  return rows[0]?.ends ?? null;
}

/** A use that counts for the networks of an address; `limit` is the limit of an account. */
export interface NetworkUse {
  readonly limit: RateLimit;
  readonly action: string;
  readonly ip: string;
}

/**
 * Applies `count` to the networks of an address, the narrowest first. A network that is over its limit does not use up the limit of the wider
 * one.
 */
export async function eachNetwork(
  count: Count,
  context: LimitContext,
  use: NetworkUse,
): Promise<void> {
  for (const { limit, action, who } of bucketsOf(use)) {
    if ((await count(context, limit, action, who)) === false) return;
  }
}

const bucketsOf = ({ limit, action, ip }: NetworkUse): Bucket[] =>
  networksOf(ip).map((network, place) => ({
    limit: multiply(limit, NETWORK_TIMES[place] ?? 1),
    action,
    who: `ip ${network}`,
  }));

interface Bucket {
  readonly limit: RateLimit;
  readonly action: string;
  readonly who: string;
}

async function increment(
  context: LimitContext,
  bucket: Bucket,
  { uses = 1, commit = sql`FROM ${asynchronousCommit}` },
): Promise<{ hits: number; endsAt: Date | string }> {
  const end = new Date(context.clock.now().getTime() + bucket.limit.window).toISOString();
  const over = isOver(context, bucket.limit);
  const { rows } = await context.db.execute<{ hits: number; window_ends_at: Date | string }>(sql`
    INSERT INTO rate_limits (key, window_ends_at, hits)
    SELECT ${keyOf(bucket)}::bytea, ${end}::timestamptz, ${uses}::int ${commit}
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN ${over} THEN ${uses}::int ELSE rate_limits.hits + ${uses}::int END,
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

/** Deletes counters whose window is over. One that is in use is left: an order holds several until it commits. */
export async function purgeOldCounters({ db, clock }: LimitContext): Promise<void> {
  await db.execute(
    sql`DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE window_ends_at < ${clock.now().toISOString()} FOR UPDATE SKIP LOCKED)`,
  );
}
