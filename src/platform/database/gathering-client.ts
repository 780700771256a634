import type { Duplex } from 'node:stream';
import pg from 'pg';

/**
 * A client of a pipeline: statements that are started together leave in one packet. `pg` writes each by itself, and every write wakes the
 * server.
 */
export class GatheringClient extends pg.Client {
  #gathering = false;

  // `pg.Client.query` has many signatures, all of which pass through unchanged.
  override query = ((...statement: unknown[]) => {
    this.#gather();
    return Reflect.apply(pg.Client.prototype.query, this, statement);
  }) as pg.Client['query'];

  /** Holds back what is written until all that is ready has run. */
  #gather(): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    if (this.#gathering) return;
    this.#gathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}
