import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { DAY, SECOND } from '../time/duration.ts';
import type { Database } from './database.ts';

/** The version of the public data (all that every visitor sees), across all processes. */
export interface PublicChanges {
  /** Grows with each change; null (unknown) while the connection is lost. */
  version(): number | null;
  /** Calls the listener at each change, before the version grows. */
  onChange(listener: ChangeListener): void;
  stop(): Promise<void>;
}

/** Gets the ids of the products that a change concerns; null if it may concern any. A change of a list alone concerns none. */
export type ChangeListener = (products: readonly number[] | null) => void;

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

/** A row of `public_changes`, in notifications too. */
interface Change {
  readonly id: number;
  readonly products: readonly number[] | null;
}

/**
 * LISTENs on a dedicated connection, and polls `public_changes` every second in case a notification is missed: a change is known at once,
 * after one second at the latest. While the connection is lost the version is unknown.
 */
export async function watchPublicChanges({ url, onError }: Options): Promise<PublicChanges> {
  let version: number | null = null;
  let seen = new Set<number>();
  let stopped = false;
  let client: pg.Client | undefined;
  const listeners: ChangeListener[] = [];

  const tell = (products: readonly number[] | null) => {
    for (const listener of listeners) listener(products);
    version = nextVersion();
  };

  const poll = async (connected: pg.Client) => {
    const { rows } = await connected.query<Change>(`
      SELECT id::float8 AS id, product_ids AS products FROM public_changes ORDER BY id DESC LIMIT ${LAST_CHANGES}`);
    const unseen = rows.filter(({ id }) => !seen.has(id));
    seen = new Set(rows.map(({ id }) => id));
    if (version === null || unseen.length === LAST_CHANGES) tell(null);
    else if (unseen.length > 0) tell(productsOf(unseen));
  };

  const hear = (payload: string | undefined) => {
    const change = readChange(payload);
    if (change && seen.has(change.id)) return;
    if (change) seen.add(change.id);
    // Before the first poll the version is unknown, and remains so.
    if (version !== null) tell(change?.products ?? null);
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
    fresh.on('notification', ({ payload }) => hear(payload));
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
    onChange: (listener) => void listeners.push(listener),
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}

/** The products of several changes; null if one of them may concern any. */
function productsOf(changes: readonly Change[]): readonly number[] | null {
  if (changes.some(({ products }) => products === null)) return null;
  return [...new Set(changes.flatMap(({ products }) => products ?? []))];
}

/** Undefined for the notification of a process of the version before, which does not say what has changed. */
const readChange = (payload: string | undefined): Change | undefined =>
  payload?.startsWith('{') ? (JSON.parse(payload) as Change) : undefined;

/** Invalidates cached answers, for a change of public data that no trigger records. `products`: those that it concerns; null: any. */
export async function notifyPublicChange(
  db: Database,
  products: readonly number[] | null,
): Promise<void> {
  await db.execute(sql`SELECT record_public_change(${sql.param(products)}::int[])`);
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
