import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../time/duration.ts';

/** The notices of one channel of the database (NOTIFY), for those in this process who listen. */
export interface Notices {
  /** Gets each payload, and null where some may have been missed. Returns how to stop. */
  listen(listener: (payload: string | null) => void): () => void;
  stop(): Promise<void>;
}

interface Options {
  /** A direct address: LISTEN does not go through a pooler. */
  readonly url: string;
  readonly channel: string;
  readonly onError: (error: Error) => void;
}

/** A server that silently disappeared is noticed after so long. */
const CHECK_INTERVAL = 5 * SECOND;
const RECONNECT_DELAY = SECOND;
const TIMEOUT = 3 * SECOND;

/** LISTENs on a connection of its own while anybody listens; a lost one is opened again. */
export function watchNotices({ url, channel, onError }: Options): Notices {
  const listeners = new Set<(payload: string | null) => void>();
  let client: pg.Client | undefined;
  let isRunning = false;
  let isStopped = false;
  const isWanted = () => !isStopped && listeners.size > 0;
  const tell = (payload: string | null) => {
    for (const listener of listeners) listener(payload);
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'gornitsa-notices',
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
      keepAlive: true,
    });
    fresh.on('error', () => undefined);
    fresh.on('notification', ({ payload = '' }) => tell(payload));
    await fresh.connect();
    client = fresh;
    await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    tell(null);
  };
  const disconnect = async () => {
    const former = client;
    client = undefined;
    await former?.end().catch(() => undefined);
  };

  const run = async () => {
    isRunning = true;
    while (isWanted()) {
      try {
        if (client) await client.query('SELECT 1');
        else await connect();
        await pause(CHECK_INTERVAL, undefined, { ref: false });
      } catch (error) {
        await disconnect();
        if (isWanted()) onError(error as Error);
        await pause(RECONNECT_DELAY, undefined, { ref: false });
      }
    }
    isRunning = false;
    await disconnect();
  };

  return {
    listen(listener) {
      listeners.add(listener);
      if (!isRunning) run();
      return () => void listeners.delete(listener);
    },
    async stop() {
      isStopped = true;
      listeners.clear();
      await disconnect();
    },
  };
}
