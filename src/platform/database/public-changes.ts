import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { DAY, SECOND } from '../duration.ts';
import type { Database } from './database.ts';

/** Knows when something that every visitor sees has changed, in whichever process. */
export interface PublicChanges {
  /** Another number after each change; null while the connection is lost. */
  version(): number | null;
  stop(): Promise<void>;
}

interface Options {
  /** A direct address: LISTEN does not go through a pooler. */
  readonly url: string;
  readonly onError: (error: Error) => void;
}

const LOOK_EVERY = SECOND;
const TRY_AGAIN_AFTER = SECOND;
/** A server that is gone without a word is not waited for. */
const ANSWER_WITHIN = 3 * SECOND;
/** Transactions that end out of order are still among so many last ones. */
export const LAST_CHANGES = 50;

/**
 * Listens on a connection of its own, and looks at the rows of `public_changes` every second besides: a change is known at once,
 * after a second at the latest. While the connection is lost no version is known.
 */
export async function watchPublicChanges({ url, onError }: Options): Promise<PublicChanges> {
  let version: number | null = null;
  let seen = '';
  let stopped = false;
  let client: pg.Client | undefined;

  const look = async (connected: pg.Client) => {
    const { rows } = await connected.query<{ seen: string }>(`
      SELECT coalesce(string_agg(id::text, ','), '') AS seen
      FROM (SELECT id FROM public_changes ORDER BY id DESC LIMIT ${LAST_CHANGES}) last`);
    const now = rows[0]?.seen ?? '';
    if (now !== seen || version === null) version = nextVersion();
    seen = now;
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'gornitsa-changes',
      connectionTimeoutMillis: ANSWER_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', () => {
      version = nextVersion();
    });
    await fresh.connect();
    await fresh.query('LISTEN public_changes');
    await look(fresh);
    client = fresh;
    return fresh;
  };

  const keepLooking = async (first: pg.Client) => {
    let connected: pg.Client | undefined = first;
    while (!stopped) {
      await pause(connected ? LOOK_EVERY : TRY_AGAIN_AFTER, undefined, { ref: false });
      if (stopped) return;
      try {
        connected ??= await connect();
        await look(connected);
      } catch (error) {
        version = null;
        connected?.end().catch(() => undefined);
        connected = undefined;
        if (!stopped) onError(error as Error);
      }
    }
  };

  keepLooking(await connect());
  return {
    version: () => version,
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}

/** Makes every answer that was kept old: of what visitors see something has changed that no trigger tells of. */
export async function tellPublicChange(db: Database): Promise<void> {
  await db.execute(sql`INSERT INTO public_changes DEFAULT VALUES`);
  await db.execute(sql`SELECT pg_notify('public_changes', '')`);
}

let last = 0;
function nextVersion(): number {
  last += 1;
  return last;
}

/** Rows of yesterday heal nothing any more; the last one stays, for a replica that stands still is known by not having it. */
export async function purgeOldChanges(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY);
  await db.execute(sql`
    DELETE FROM public_changes
    WHERE changed_at < ${yesterday.toISOString()} AND id < (SELECT max(id) FROM public_changes)`);
}
