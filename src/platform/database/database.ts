import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { SECOND } from '../time/duration.ts';
import { runsAfterCommit } from './after-commit.ts';
import { asTransaction } from './one-connection.ts';
import { createPrepare, withPreparedStatements } from './prepared.ts';
import { RetryingPool, type RetryingPoolConfig } from './retrying-pool.ts';

/** A connection pool or one transaction. Functions take either as `db`. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface DatabaseConnection {
  readonly db: Database;
  /** The same pool with prepared statements, for frequent lookups by key. Without `direct` it is `db` itself. */
  readonly prepared: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** How long a connection attempt is retried: a restart of the server or of its pooler takes less. */
const RETRY_WINDOW = 5 * SECOND;
/** How long a request waits for a free connection of the pool. */
const ACQUIRE_TIMEOUT = 20 * SECOND;

interface Options extends pg.PoolConfig {
  /** How long a connection attempt is retried, ms. */
  readonly retryWindow?: number;
  /** No pooler is in between: session state (settings, prepared statements) survives a transaction. */
  readonly direct?: boolean;
}

/**
 * Connects only to a server that accepts writes (behind a transaction pooler: one that did when the connection was made). `options` override the timeouts of the shop. With `pipeline`, statements that a transaction
 * starts together are sent together and run in that order: one round trip instead of many. COPY is not possible then.
 */
export function connectDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  { direct = false, ...options }: Options = {},
): DatabaseConnection {
  const pool = connectPool(url, poolSize, onError, { writes: true, ...options });
  const db = databaseOn(pool, drizzle);
  const prepare = createPrepare();
  const createPrepared: CreateDrizzle = direct
    ? (client) => drizzle(withPreparedStatements(client, prepare))
    : drizzle;
  const prepared = direct ? databaseOn(pool, createPrepared) : db;
  if (options.pipeline) {
    for (const one of [db, prepared]) pipelines.set(one, { pool, on: onceEach(createPrepared) });
  }
  return { db, prepared, pool, close: () => pool.end() };
}

/** A pool with the timeouts of the shop, which `options` override. */
export function connectPool(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  options: Partial<RetryingPoolConfig>,
): pg.Pool {
  const pool = new RetryingPool({
    connectionString: url,
    max: poolSize,
    application_name: 'gornitsa',
    retryWindow: RETRY_WINDOW,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT,
    keepAlive: true,
    ...options,
  });
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', onError);
  return pool;
}

type CreateDrizzle = (client: pg.Pool | pg.PoolClient) => NodePgDatabase;

/**
 * Replaces Drizzle's `transaction`: it never releases a client whose connection is lost before BEGIN, so the pool runs out of clients.
 * Runs after the commit what the work has asked for.
 */
function databaseOn(pool: pg.Pool, create: CreateDrizzle): Database {
  const transaction: NodePgDatabase['transaction'] = async (given, settings) => {
    const { work, done } = runsAfterCommit(given);
    const client = await pool.connect();
    try {
      const result = await asTransaction(() => create(client).transaction(work, settings));
      done();
      return result;
    } finally {
      client.release();
    }
  };
  return Object.assign(create(pool), { transaction });
}

/** The pools with a pipeline, by their handles. `on`: with prepared statements, where no pooler is in between. */
const pipelines = new WeakMap<
  Database,
  { readonly pool: pg.Pool; readonly on: (client: pg.PoolClient) => Database }
>();

/** Remembers what was created on a client. */
function onceEach(create: CreateDrizzle): (client: pg.PoolClient) => Database {
  const created = new WeakMap<pg.PoolClient, Database>();
  return (client) => {
    const known = created.get(client) ?? create(client);
    created.set(client, known);
    return known;
  };
}

/**
 * Reads by one connection of the pool of `db`: statements that are started together leave in one packet, and each is planned once on a
 * connection: values go as parameters, never into the text. While `read` runs it holds this connection and takes no other from the pool.
 * Where `db` is a transaction or its pool has no pipeline, the statements are sent one by one, as usual.
 */
export async function readTogether<Result>(
  db: Database,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  const pipeline = pipelines.get(db);
  if (!pipeline) return read(db);
  const client = await pipeline.pool.connect();
  try {
    return await asTransaction(() => read(pipeline.on(client)));
  } finally {
    client.release();
  }
}
