import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { besideTransaction } from '../../src/platform/database/one-connection.ts';

/** Waits until `waiters` sessions of this database wait for a lock, or until `work` has ended. */
export async function waitForLock(
  db: Database,
  work?: PromiseLike<unknown>,
  waiters = 1,
): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work?.then(end, end);
  const isAwaited = async () => {
    const { rows } = await db.execute(sql`
      SELECT FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`);
    return isOver || rows.length >= waiters;
  };
  await expect.poll(isAwaited, { timeout: 15_000, interval: 20 }).toBe(true);
}

/** Holds a transaction open while the shop is called: what `work` calls is no part of it. */
export const whileHeld = <Result>(
  db: Database,
  work: (db: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<Result>,
): Promise<Result> => db.transaction((db) => besideTransaction(() => work(db)));
