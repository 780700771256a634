import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { sqlState } from './failures.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
/** Where Drizzle keeps what was applied. */
const APPLIED = 'drizzle.__drizzle_migrations';
const MIGRATION_LOCK = 0x60_72_6f;

/**
 * Half of PostgreSQL's default `deadlock_timeout`, ms. A migration that waits for a table lock blocks all later queries on that table. In a
 * deadlock the migration must fail, not a customer's request.
 */
const LOCK_TIMEOUT = 500;
/** A customer waits for a lock of the migration at most since its begin, and looks for a deadlock after a second: the migration has given way by then. */
const BEFORE_DEADLOCK_CHECK = 900;
/** The lock timeout of a migration that has run for longer than that. */
const SHORTEST_LOCK_TIMEOUT = 50;
const LOCK_TIMED_OUT = '55P03';
const DEADLOCK = '40P01';

interface RetryOptions {
  /** How often a transaction is tried when it cannot get its locks. */
  readonly tries?: number;
  /** Pause between two tries, ms. */
  readonly retryDelay?: number;
}

interface Options extends RetryOptions {
  /** Another migration folder: tests migrate to an older schema. */
  readonly folder?: string;
}

/**
 * Migrates the schema, a transaction each migration, while the previous version of the shop may still serve. After a lock timeout the
 * transaction is rolled back, which releases its locks, and retried. An advisory lock serializes processes that start together.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  { folder = MIGRATIONS, tries, retryDelay }: Options = {},
): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    for (const migration of await pendingMigrations(client, folder)) {
      await retryLocked(client, () => apply(client, migration), { tries, retryDelay });
    }
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // With an error the connection is closed, which ends the lock and the setting.
    client.release(failure);
  }
}

/** The migrations that the database does not have, the oldest first. Drizzle's table of applied migrations is made where it is missing. */
async function pendingMigrations(client: pg.ClientBase, folder: string): Promise<MigrationMeta[]> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${APPLIED} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
  const { rows } = await client.query<{ last: string | null }>(
    `SELECT max(created_at) AS last FROM ${APPLIED}`,
  );
  const last = Number(rows[0]?.last ?? 0);
  const all = readMigrationFiles({ migrationsFolder: folder });
  return all.filter(({ folderMillis }) => folderMillis > last);
}

const apply = (client: pg.PoolClient, { sql: statements, hash, folderMillis }: MigrationMeta) =>
  drizzle(client).transaction(async (db) => {
    const started = performance.now();
    for (const statement of statements) {
      const left = Math.round(BEFORE_DEADLOCK_CHECK - (performance.now() - started));
      const timeout = Math.min(LOCK_TIMEOUT, Math.max(SHORTEST_LOCK_TIMEOUT, left));
      await db.execute(sql.raw(`SET LOCAL lock_timeout = ${timeout}`));
      await db.execute(sql.raw(statement));
    }
    await db.execute(
      sql`INSERT INTO ${sql.raw(APPLIED)} (hash, created_at) VALUES (${hash}, ${folderMillis})`,
    );
  });

/** Runs a transaction that changes tables while a shop may serve, and runs it again where it cannot get a lock within the timeout. */
export async function retryLocked(
  client: pg.ClientBase,
  transaction: () => Promise<unknown>,
  { tries = 120, retryDelay = 500 }: RetryOptions = {},
): Promise<void> {
  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT}`);
  for (let left = tries; ; left -= 1) {
    try {
      await transaction();
      break;
    } catch (error) {
      if (left <= 1 || ![LOCK_TIMED_OUT, DEADLOCK].includes(sqlState(error) ?? '')) throw error;
      await pause(retryDelay);
    }
  }
  await client.query('RESET lock_timeout');
}
