import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { MINUTE } from '#platform/duration.ts';

/** A picture that is being fetched. */
export interface DuePicture {
  readonly address: string;
  readonly host: string;
  /** Failed tries before this one. */
  readonly tries: number;
  readonly firstTriedAt: Date;
  readonly isGivenUp: boolean;
}

/** A process that is killed leaves its pictures to the others after this time. */
const TAKEN_FOR = 5 * MINUTE;

type TakenRow = Omit<DuePicture, 'firstTriedAt'> & { firstTriedAt: string };

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/**
 * Takes the next picture to fetch: of the host that was asked longest ago, the one that has been due longest. Hosts in a
 * pause and those of `busy` are left out. Undefined if no picture is due.
 */
export async function takeDuePicture(
  db: Database,
  now: Date,
  busy: readonly string[],
): Promise<DuePicture | undefined> {
  const { rows } = await db.execute<TakenRow>(sql`
    WITH RECURSIVE hosts (host) AS (
      (SELECT host FROM pictures WHERE file IS NULL AND host IS NOT NULL ORDER BY host LIMIT 1)
      UNION ALL
      SELECT (SELECT p.host FROM pictures p WHERE p.file IS NULL AND p.host > hosts.host ORDER BY p.host LIMIT 1)
      FROM hosts WHERE hosts.host IS NOT NULL
    ), due AS (
      SELECT p.address FROM hosts LEFT JOIN picture_hosts h USING (host) CROSS JOIN LATERAL (
        SELECT address FROM pictures WHERE host = hosts.host AND file IS NULL AND next_try_at <= ${at(now)}
        ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED) p
      WHERE hosts.host <> ALL(${sql.param(busy)}::text[]) AND coalesce(h.paused_until <= ${at(now)}, true)
      ORDER BY h.taken_at NULLS FIRST LIMIT 1
    ), taken AS (
      UPDATE pictures SET next_try_at = ${at(new Date(now.getTime() + TAKEN_FOR))},
        first_tried_at = coalesce(first_tried_at, ${at(now)})
      FROM due WHERE pictures.address = due.address
      RETURNING pictures.address, host, tries, first_tried_at, refusal
    ), asked AS (
      INSERT INTO picture_hosts (host, taken_at) SELECT host, clock_timestamp() FROM taken
      ON CONFLICT (host) DO UPDATE SET taken_at = excluded.taken_at
    )
    SELECT address, host, tries, first_tried_at AS "firstTriedAt", refusal IS NOT NULL AS "isGivenUp" FROM taken`);
  const [taken] = rows;
  return taken && { ...taken, firstTriedAt: new Date(taken.firstTriedAt) };
}

/** Records the file of a fetched address; false, and nothing, if the owner has given one meanwhile. */
export async function fillMissing(db: Database, address: string, file: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE pictures SET file = ${file}, refusal = NULL, failure = NULL
    WHERE address = ${address} AND file IS NULL RETURNING address`);
  return rows.length > 0;
}

/** Records the file that stands for an address. */
export async function rememberFetched(db: Database, address: string, file: string): Promise<void> {
  await db.execute(sql`
    UPDATE pictures SET file = ${file}, refusal = NULL, failure = NULL WHERE address = ${address}`);
}

/** Records a try that failed and when the next one is; nothing if the picture was given up with its host meanwhile. */
export async function postpone(
  db: Database,
  address: string,
  failure: string,
  nextTryAt: Date,
): Promise<void> {
  await db.execute(sql`
    UPDATE pictures SET tries = tries + 1, failure = ${failure}, next_try_at = ${at(nextTryAt)}
    WHERE address = ${address} AND refusal IS NULL AND file IS NULL`);
}

/** Records that a picture is not to be had, and when the shop looks again. */
export async function giveUp(
  db: Database,
  address: string,
  refusal: string,
  nextTryAt: Date,
): Promise<void> {
  await db.execute(sql`
    UPDATE pictures SET tries = tries + 1, refusal = ${refusal}, failure = NULL, next_try_at = ${at(nextTryAt)}
    WHERE address = ${address} AND file IS NULL`);
}

/** Deletes the record of an address that has no file. */
export async function forgetAddress(db: Database, address: string): Promise<void> {
  await db.execute(sql`DELETE FROM pictures WHERE address = ${address} AND file IS NULL`);
}

/** Locks an address until the transaction ends: an import that names it waits. */
export async function lockAddress(db: Database, address: string): Promise<void> {
  await db.execute(sql`SELECT FROM pictures WHERE address = ${address} FOR UPDATE`);
}

/**
 * Lets the pictures that did not come be tried at once: all, those of a host, or one address. Returns how many there
 * are.
 */
export async function retryPictures(db: Database, target?: string): Promise<number> {
  return db.transaction(async (db) => {
    const chosen =
      target === undefined ? sql`true` : sql`(host = ${target} OR address = ${target})`;
    const { rows } = await db.execute<{ host: string }>(sql`
      UPDATE pictures SET refusal = NULL, failure = NULL, tries = 0, first_tried_at = NULL, next_try_at = now()
      WHERE address IN (
        SELECT address FROM pictures
        WHERE file IS NULL AND host IS NOT NULL AND (refusal IS NOT NULL OR failure IS NOT NULL) AND ${chosen}
        -- Those that an import has locked are tried anew by it.
        FOR UPDATE SKIP LOCKED)
      RETURNING host`);
    const hosts = [...new Set(rows.map(({ host }) => host))];
    await db.execute(sql`
      UPDATE picture_hosts SET failures = 0, failing_since = NULL, paused_until = NULL
      WHERE host = ANY(${sql.param(hosts)}::text[])`);
    return rows.length;
  });
}
