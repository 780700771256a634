import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { SECOND } from '../duration.ts';
import { PatientPool } from './patient-pool.ts';

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

/** How long a restart of the server, or of a pooler before it, is waited for; and how long for a free connection, when all are in use. */
const PATIENCE = 5 * SECOND;
const QUEUE = 20 * SECOND;

/** `limits`: other bounds than the shop's own. */
export function connectDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  limits: { patience?: number } & pg.PoolConfig = {},
): DatabaseConnection {
  const pool = new PatientPool({
    connectionString: url,
    max: poolSize,
    application_name: 'gornitsa',
    patience: PATIENCE,
    connectionTimeoutMillis: QUEUE,
    keepAlive: true,
    ...limits,
  });
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
