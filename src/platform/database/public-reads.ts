import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SECOND } from '../time/duration.ts';
import { connectPool, type Database } from './database.ts';
import { withTrackedStatements } from './statements-in-flight.ts';

/** A public read that takes longer is answered with 503: one address must not occupy the database for long. */
const STATEMENT_TIMEOUT = 1.5 * SECOND;

/**
 * A silent server is given up: its connection attempt after this time, its statement this long after the timeout. The slot of the request is
 * free then.
 */
const SILENCE = 1.5 * SECOND;

/** A client whose connection attempt ends after `silence` ms; the wait for a free connection of the pool does not. */
const impatientClient = (silence: number) =>
  class extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionTimeoutMillis: silence });
    }
  };

export interface PublicReads {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

interface Options extends pg.PoolConfig {
  readonly retryWindow?: number;
  /** No pooler is in between: the timeout is a setting of the session. */
  readonly direct?: boolean;
  /** Milliseconds. A longer one also gives a silent server so much. */
  readonly statementTimeout?: number;
}

/**
 * Connections for what every visitor may read. PostgreSQL ends a statement after the timeout, and each statement counts
 * as work of its request until it has ended, whether the client still waits or not.
 */
export function connectPublicReads(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  { direct = false, statementTimeout = STATEMENT_TIMEOUT, ...options }: Options = {},
): PublicReads {
  const silence = Math.max(SILENCE, statementTimeout);
  const session = direct ? { statement_timeout: statementTimeout } : {};
  const pool = connectPool(url, poolSize, onError, {
    ...session,
    query_timeout: statementTimeout + silence,
    Client: impatientClient(silence),
    ...options,
  });
  const db = drizzle(
    withTrackedStatements(direct ? pool : withTimedTransactions(pool, statementTimeout)),
  );
  return { db, pool, close: () => pool.end() };
}

/** A pooler in transaction mode keeps no settings of a session, so each statement is a transaction with the setting. */
function withTimedTransactions(pool: pg.Pool, timeout: number): pg.Pool {
  const query = async (statement: pg.QueryConfig, values: unknown[]) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${timeout}`);
      const answer = await client.query(statement, values);
      await client.query('COMMIT');
      return answer;
    } catch (error) {
      failure = await rollBack(client, error);
      throw error;
    } finally {
      client.release(failure);
    }
  };
  return Object.assign(Object.create(pool), { query });
}

/** The reason to close the connection: it is lost, or its statement has not ended. An error of the server leaves it in order. */
async function rollBack(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (!(error instanceof pg.DatabaseError)) return error as Error;
  return client.query('ROLLBACK').then(
    () => undefined,
    (lost: Error) => lost,
  );
}
