import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { DAY, SECOND } from '../duration.ts';
import type { Database } from './database.ts';

/** The version of the public data (all that every visitor sees), across all processes. */
export interface PublicChanges {
  /** Grows with each change; null (unknown) while the connection is lost. */
  version(): number | null;
  stop(): Promise<void>;
}

interface Options {
  /** A direct address: LISTEN does not go through a pooler. */
  readonly url: string;
  readonly onError: (error: Error) => void;
}

const POLL_INTERVAL = SECOND;
const RECONNECT_DELAY = SECOND;
/** For connecting and for queries: detects a server that silently disappears. */
const TIMEOUT = 3 * SECOND;
/** How many of the last rows are compared. Ids are taken before the commit, so a lower id can appear after a higher one. */
export const LAST_CHANGES = 50;

/**
 * LISTENs on a dedicated connection, and polls `public_changes` every second in case a notification is missed: a change is known at once,
 * after one second at the latest. While the connection is lost the version is unknown.
 */
export async function watchPublicChanges({ url, onError }: Options): Promise<PublicChanges> {
  let version: number | null = null;
  let seen = '';
  let stopped = false;
  let client: pg.Client | undefined;

  const poll = async (connected: pg.Client) => {
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
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', () => {
      version = nextVersion();
    });
    await fresh.connect();
    await fresh.query('LISTEN public_changes');
    await poll(fresh);
    client = fresh;
    return fresh;
  };

  const keepPolling = async (first: pg.Client) => {
    let connected: pg.Client | undefined = first;
    while (!stopped) {
      await pause(connected ? POLL_INTERVAL : RECONNECT_DELAY, undefined, { ref: false });
      if (stopped) return;
      try {
        connected ??= await connect();
        await poll(connected);
      } catch (error) {
        version = null;
        connected?.end().catch(() => undefined);
        connected = undefined;
        if (!stopped) onError(error as Error);
      }
    }
  };

  keepPolling(await connect());
  return {
    version: () => version,
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}

/** Invalidates all cached responses, for a change of public data that no trigger records. */
export async function notifyPublicChange(db: Database): Promise<void> {
  await db.execute(sql`INSERT INTO public_changes DEFAULT VALUES`);
  await db.execute(sql`SELECT pg_notify('public_changes', '')`);
}

let last = 0;
function nextVersion(): number {
  last += 1;
  return last;
}

/** Deletes rows older than a day. The last row stays: a replica that does not have it is behind. */
export async function purgeOldChanges(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY);
  await db.execute(sql`
    DELETE FROM public_changes
    WHERE changed_at < ${yesterday.toISOString()} AND id < (SELECT max(id) FROM public_changes)`);
}
