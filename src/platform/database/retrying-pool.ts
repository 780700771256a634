import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../time/duration.ts';
import { isConnectionLost } from './connection-lost.ts';
import { requireNoTransaction } from './one-connection.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void;

/** A connection attempt to a silent server has waited for its timeout already. */
const SILENT = /connection timeout|timeout expired/;
const RETRY_DELAY = SECOND / 10;

export interface RetryingPoolConfig extends pg.PoolConfig {
  readonly retryWindow: number;
  readonly writes?: boolean | undefined;
}

/**
 * A pool that retries to connect for `retryWindow` ms: requests wait while the server or its pooler restarts. Only the connection is
 * retried, before any statement is sent, so no statement runs twice. Refuses a transaction that asks for a second connection.
 */
export class RetryingPool extends pg.Pool {
  readonly #retryWindow: number;
  readonly #writes: boolean;
  /** Connections to servers that accept writes. */
  readonly #writable = new WeakSet<pg.PoolClient>();

  /** `writes`: a new connection to a read-only server is refused, and retried as one to a server that starts. */
  constructor({ writes = false, ...options }: RetryingPoolConfig) {
    super(options);
    this.#retryWindow = options.retryWindow;
    this.#writes = writes;
    // Without a listener, a connection that breaks between two statements of a transaction would end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectWithRetry();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectWithRetry(): Promise<pg.PoolClient> {
    requireNoTransaction();
    const end = performance.now() + this.#retryWindow;
    while (true) {
      try {
        return await this.#writableOf(await super.connect());
      } catch (error) {
        const isSilent = error instanceof Error && SILENT.test(error.message);
        if (isSilent || performance.now() > end || !isConnectionLost(error)) throw error;
        await pause(RETRY_DELAY);
      }
    }
  }

  /** After a failover the address of the primary may lead to the former one, now a standby, until the proxy notices. */
  async #writableOf(client: pg.PoolClient): Promise<pg.PoolClient> {
    if (!this.#writes || this.#writable.has(client)) return client;
    try {
      await requireWritable(client);
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
    this.#writable.add(client);
    return client;
  }
}

/** SQLSTATE 57P03, cannot connect now: connecting is retried, as to a server that starts. */
class ReadOnlyServer extends Error {
  readonly code = '57P03';
  constructor() {
    super('the server accepts no writes: it is a standby');
  }
}

/** With a timeout: a server that silently disappears does not answer. */
const CHECK = { text: 'SHOW transaction_read_only', query_timeout: 3 * SECOND };

async function requireWritable(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>(CHECK);
  if (rows[0]?.transaction_read_only === 'on') throw new ReadOnlyServer();
}
