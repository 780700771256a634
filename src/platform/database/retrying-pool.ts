import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../duration.ts';
import { isConnectionLost } from './connection-lost.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void;

const RETRY_DELAY = SECOND / 20;

/**
 * A pool that retries to connect for `retryWindow` ms: requests wait while the server or its pooler restarts. Only the connection is
 * retried, before any statement is sent, so no statement runs twice.
 */
export class RetryingPool extends pg.Pool {
  readonly #retryWindow: number;

  constructor(options: pg.PoolConfig & { retryWindow: number }) {
    super(options);
    this.#retryWindow = options.retryWindow;
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
    const end = performance.now() + this.#retryWindow;
    while (true) {
      try {
        return await super.connect();
      } catch (error) {
        if (performance.now() > end || !isConnectionLost(error)) throw error;
        await pause(RETRY_DELAY);
      }
    }
  }
}
