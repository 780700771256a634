import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';

/** The statements that the work of one request has sent and that have not ended. */
export class StatementsInFlight {
  readonly #running = new Set<Promise<unknown>>();

  /** Runs `work`: the statements that it sends, now or later, belong to this request. */
  run(work: () => void): void {
    requests.run(this, work);
  }

  add(statement: Promise<unknown>): void {
    this.#running.add(statement);
    const end = () => this.#running.delete(statement);
    statement.then(end, end);
  }

  get isEmpty(): boolean {
    return this.#running.size === 0;
  }

  /** Resolves when no statement is running, also none that the end of another one has caused. */
  async ended(): Promise<void> {
    while (!this.isEmpty) {
      await Promise.allSettled(this.#running);
      await nextTurn();
    }
  }
}

const requests = new AsyncLocalStorage<StatementsInFlight>();

/** Wraps a client or pool for Drizzle, which calls only `query`: every statement is added to those of its request. */
export function withTrackedStatements<Client extends pg.Pool | pg.PoolClient>(
  client: Client,
): Client {
  const query = (statement: pg.QueryConfig, values: unknown[]) => {
    const answer = client.query(statement, values);
    requests.getStore()?.add(answer);
    return answer;
  };
  return Object.assign(Object.create(client), { query });
}
