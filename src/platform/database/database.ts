import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

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
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'gornitsa' });
  // An idle connection that the server drops must not end the process: the pool opens another.
  pool.on('error', onError);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
