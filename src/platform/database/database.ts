import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SECOND } from '../duration.ts';

const PATIENCE = 10 * SECOND;

/** A connection to the shop's PostgreSQL, or one transaction on it: functions take either under the name `db`. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export function connectDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'gornitsa',
    // Whoever asks hears that the database is away, or has no place, instead of waiting for it.
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  });
  // One that is lost between two statements of a transaction: the next statement fails, the process does not.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // An idle connection that the server drops must not end the process: the pool opens another.
  pool.on('error', onError);
  const db = Object.assign(drizzle(pool), { transaction: transactionOn(pool) });
  return { db, pool, close: () => pool.end() };
}

/** Drizzle's own never gives back a connection that is lost before BEGIN: after as many of these the pool is empty for ever. */
const transactionOn =
  (pool: pg.Pool): NodePgDatabase['transaction'] =>
  async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, settings);
    } finally {
      client.release();
    }
  };
