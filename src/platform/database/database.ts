import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { SECOND } from '../duration.ts';
import { PatientPool } from './patient-pool.ts';
import { preparing } from './prepared.ts';

/** A connection to the shop's PostgreSQL, or one transaction on it: functions take either under the name `db`. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface DatabaseConnection {
  readonly db: Database;
  /** The same, for what is asked again and again by key: the server keeps how it does it, where there is no pooler before it. */
  readonly prepared: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** How long a restart of the server, or of a pooler before it, is waited for; and how long for a free connection, when all are in use. */
const PATIENCE = 5 * SECOND;
const QUEUE = 20 * SECOND;

interface Options extends pg.PoolConfig {
  readonly patience?: number;
  /** No pooler stands before the server: what a session was told, the next transaction on it finds. */
  readonly direct?: boolean;
}

/** `options`: other bounds than the shop's own. */
export function connectDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  { direct = false, ...options }: Options = {},
): DatabaseConnection {
  const pool = new PatientPool({
    connectionString: url,
    max: poolSize,
    application_name: 'gornitsa',
    patience: PATIENCE,
    connectionTimeoutMillis: QUEUE,
    keepAlive: true,
    ...options,
  });
  // An idle connection that the server drops must not end the process: the pool opens another.
  pool.on('error', onError);
  const db = databaseOn(pool, drizzle);
  const prepared = direct ? databaseOn(pool, (client) => drizzle(preparing(client))) : db;
  return { db, prepared, pool, close: () => pool.end() };
}

type Drizzle = (client: pg.Pool | pg.PoolClient) => NodePgDatabase;

/** Drizzle's own transaction never gives back a connection that is lost before BEGIN: after as many of these the pool is empty for ever. */
function databaseOn(pool: pg.Pool, through: Drizzle): Database {
  const transaction: NodePgDatabase['transaction'] = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await through(client).transaction(work, settings);
    } finally {
      client.release();
    }
  };
  return Object.assign(through(pool), { transaction });
}
