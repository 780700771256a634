import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { sqlState } from './failures.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
const MIGRATION_LOCK = 0x60_72_6f;

/**
 * Half of PostgreSQL's `deadlock_timeout`: everybody who comes to a table waits behind a migration that waits for it, and of two that
 * wait for each other the migration is to give way, not a customer.
 */
const LOCK_TIMEOUT = '500ms';
const LOCK_TIMED_OUT = '55P03';
const DEADLOCK = '40P01';

interface Options {
  /** Another folder of migrations: an older schema. */
  readonly folder?: string;
  /** How often a migration that cannot have its locks is tried, and how many ms apart. */
  readonly tries?: number;
  readonly rest?: number;
}

/**
 * Brings the schema forward, all of it or nothing, while the shop of before may go on serving: what cannot have its locks at once lets
 * go of all it has, and tries again. Processes that start at once take turns.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  { folder = MIGRATIONS, tries = 120, rest = 500 }: Options = {},
): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    for (let left = tries; ; left -= 1) {
      try {
        await migrate(drizzle(client), { migrationsFolder: folder });
        break;
      } catch (error) {
        if (left <= 1 || ![LOCK_TIMED_OUT, DEADLOCK].includes(sqlState(error) ?? '')) throw error;
        await pause(rest);
      }
    }
    await client.query('RESET lock_timeout');
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // With an error the connection is closed, and lock and setting go with it.
    client.release(broken);
  }
}
