import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../duration.ts';
import { isConnectionLost } from './connection-lost.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void;

const TRY_AGAIN_AFTER = SECOND / 20;

/**
 * A pool that goes on trying to connect for a while: whoever asks while a pooler or a server is restarted waits, instead of failing. Nothing
 * has been sent by then, so nothing is done twice.
 */
export class PatientPool extends pg.Pool {
  readonly #patience: number;

  constructor(options: pg.PoolConfig & { patience: number }) {
    super(options);
    this.#patience = options.patience;
    // A connection that breaks between two statements of a transaction has nobody else who listens, which would end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectPatiently();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectPatiently(): Promise<pg.PoolClient> {
    const end = performance.now() + this.#patience;
    while (true) {
      try {
        return await super.connect();
      } catch (error) {
        if (performance.now() > end || !isConnectionLost(error)) throw error;
        await pause(TRY_AGAIN_AFTER);
      }
    }
  }
}
