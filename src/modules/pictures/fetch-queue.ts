import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { MINUTE } from '#platform/time/duration.ts';
import type { KnownPicture, Validators } from './renewals.ts';

/** A picture that is being fetched. */
export interface DuePicture {
  readonly address: string;
  readonly host: string;
  /** Failed tries before this one. */
  readonly tries: number;
  readonly firstTriedAt: Date;
  readonly isGivenUp: boolean;
  /** The file that the shop has: it is asked whether the picture has changed. */
  readonly known: KnownPicture | null;
}

/** A process that is killed leaves its pictures to the others after this time. */
const TAKEN_FOR = 5 * MINUTE;

type TakenRow = Record<string, unknown> &
  Omit<DuePicture, 'firstTriedAt' | 'known'> &
  Validators & { readonly firstTriedAt: string; readonly file: string | null };

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/**
 * Takes the next picture to fetch: of the host that was asked longest ago, the one that has been due longest; those that
 * the shop has already come after all others. Hosts in a pause and those of `busy` are left out. Undefined if no picture is due.
 */
export const takeDuePicture = async (
  db: Database,
  now: Date,
  busy: readonly string[],
): Promise<DuePicture | undefined> =>
  (await take(db, now, busy, { isWanted: sql`p.file IS NULL`, time: sql.raw('next_try_at') })) ??
  (await take(db, now, busy, { isWanted: sql`p.renew_at IS NOT NULL`, time: sql.raw('renew_at') }));

interface Wanted {
  /** The condition of the index of these pictures, whose columns are the host and the time. */
  readonly isWanted: SQL;
  /** When they are due. */
  readonly time: SQL;
}

async function take(
  db: Database,
  now: Date,
  busy: readonly string[],
  { isWanted, time }: Wanted,
): Promise<DuePicture | undefined> {
  const { rows } = await db.execute<TakenRow>(sql`
    WITH RECURSIVE hosts (host) AS (
      (SELECT host FROM pictures p WHERE ${isWanted} AND host IS NOT NULL ORDER BY host LIMIT 1)
      UNION ALL
      SELECT (SELECT p.host FROM pictures p WHERE ${isWanted} AND p.host > hosts.host ORDER BY p.host LIMIT 1)
      FROM hosts WHERE hosts.host IS NOT NULL
    ), due AS (
      SELECT p.address FROM hosts LEFT JOIN picture_hosts h USING (host) CROSS JOIN LATERAL (
        SELECT address FROM pictures p WHERE host = hosts.host AND ${isWanted} AND ${time} <= ${at(now)}
        ORDER BY ${time} LIMIT 1 FOR UPDATE SKIP LOCKED) p
      WHERE hosts.host <> ALL(${sql.param(busy)}::text[]) AND coalesce(h.paused_until <= ${at(now)}, true)
      ORDER BY h.taken_at NULLS FIRST LIMIT 1
    ), taken AS (
      UPDATE pictures SET ${time} = ${at(new Date(now.getTime() + TAKEN_FOR))},
        first_tried_at = coalesce(first_tried_at, ${at(now)})
      FROM due WHERE pictures.address = due.address
      RETURNING pictures.address, host, tries, first_tried_at, refusal, file, etag, last_modified
    ), asked AS (
      INSERT INTO picture_hosts (host, taken_at) SELECT host, clock_timestamp() FROM taken
      ON CONFLICT (host) DO UPDATE SET taken_at = excluded.taken_at
    )
    SELECT address, host, tries, first_tried_at AS "firstTriedAt", refusal IS NOT NULL AS "isGivenUp", file, etag,
      last_modified AS "lastModified" FROM taken`);
  const [taken] = rows;
  if (!taken) return undefined;
  const { file, etag, lastModified, ...picture } = taken;
  const known = file === null ? null : { file, etag, lastModified };
  return { ...picture, firstTriedAt: new Date(taken.firstTriedAt), known };
}

/** Records the file of a fetched address; false, and nothing, if the owner has given one meanwhile. */
export async function fillMissing(
  db: Database,
  address: string,
  { file, etag, lastModified, now }: KnownPicture & { readonly now: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE pictures SET file = ${file}, refusal = NULL, failure = NULL, etag = ${etag}, last_modified = ${lastModified},
      checked_at = ${at(now)}
    WHERE address = ${address} AND file IS NULL RETURNING address`);
  return rows.length > 0;
}

/** Records the owner's file that stands for an address, which is not asked for any more. */
export async function rememberFetched(db: Database, address: string, file: string): Promise<void> {
  await db.execute(sql`
    UPDATE pictures SET file = ${file}, refusal = NULL, failure = NULL, etag = NULL, last_modified = NULL,
      checked_at = 'infinity', renew_at = NULL
    WHERE address = ${address}`);
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
