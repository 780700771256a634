import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, expect, vi } from 'vitest';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { throwError } from '#tests/support/database-url.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { startForwarder } from '#tests/support/forwarder.ts';
import { DAY, HOUR, SECOND } from '../time/duration.ts';
import { createJobs } from './jobs.ts';

const WITHIN = { timeout: 15_000, interval: 50 };
const it = withShop();
let pool: pg.Pool;

it.beforeAll(({ shop }) => {
  pool = new pg.Pool({ connectionString: shop.databaseUrl });
});
afterAll(() => pool.end());

const newJobs = (shop: TestApp, pollInterval?: number) =>
  createJobs({ url: shop.databaseUrl, onError: throwError, retryDelay: 1000, pollInterval });

it('runs each job that was queued while no worker ran, once', async ({ shop }) => {
  const idle = newJobs(shop);
  idle.work('waiting', async () => undefined);
  await idle.start();
  await idle.stop();
  // Sent in a transaction, as the shop does.
  const sender = newJobs(shop);
  sender.work('other', async () => undefined);
  await sender.start();
  await drizzle(pool).transaction(async (tx) => {
    for (const number of [1, 2, 3]) await sender.send(tx, 'waiting', { number });
  });
  await sender.stop();

  const done: unknown[] = [];
  const worker = newJobs(shop);
  worker.work('waiting', async (payload) => {
    done.push(payload);
  });
  await worker.start();
  await vi.waitFor(() => expect(done).toHaveLength(3), WITHIN);
  await worker.stop();
  const { rows } = await pool.query(
    "SELECT state, retry_count, deletion_seconds FROM pgboss.job WHERE name = 'waiting'",
  );
  // The privacy policy promises the deletion after a day.
  const finished = { state: 'completed', retry_count: 0, deletion_seconds: DAY / SECOND };
  expect(rows).toEqual(Array(3).fill(finished));
});

it('drops a job whose transaction was rolled back', async ({ shop }) => {
  const done: unknown[] = [];
  const jobs = newJobs(shop);
  jobs.work('rolled-back', async (payload) => {
    done.push(payload);
  });
  await jobs.start();
  const db = drizzle(pool);
  await expect(
    db.transaction(async (tx) => {
      await jobs.send(tx, 'rolled-back', { number: 1 });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await db.transaction((tx) => jobs.send(tx, 'rolled-back', { number: 2 }));
  await vi.waitFor(() => expect(done).toEqual([{ number: 2 }]), WITHIN);
  await jobs.stop();
});

it('keeps why a query failed, without its parameters, and tries again', async ({ shop }) => {
  const jobs = newJobs(shop, 500);
  let tries = 0;
  jobs.work('of-queries', async () => {
    tries += 1;
    if (tries > 3) return;
    throw Object.assign(new Error('params: secret'), {
      params: ['secret'],
      cause: new Error('no such row: \0'),
    });
  });
  await jobs.start();
  await drizzle(pool).transaction((tx) => jobs.send(tx, 'of-queries', {}));
  await vi.waitFor(async () => {
    expect(await jobs.failing(['of-queries'])).toMatchObject([
      { tries: 3, error: 'no such row: ', nextAt: expect.any(Date) },
    ]);
  }, WITHIN);
  await vi.waitFor(() => expect(tries).toBe(4), WITHIN);
  await vi.waitFor(async () => expect(await jobs.failing(['of-queries'])).toEqual([]), WITHIN);
  await jobs.stop();
});

it('runs jobs of this process after their commit, without waiting for a poll', async ({ shop }) => {
  const done: unknown[] = [];
  const jobs = newJobs(shop, HOUR);
  jobs.work('at-once', async (payload) => {
    done.push(payload);
  });
  await jobs.start();
  for (const number of [1, 2, 3]) {
    await shop.db.transaction((db) => jobs.send(db, 'at-once', { number }));
    await vi.waitFor(() => expect(done).toHaveLength(number), WITHIN);
  }
  await jobs.send(shop.db, 'at-once', { number: 4 });
  await vi.waitFor(() => expect(done).toHaveLength(4), WITHIN);
  await jobs.stop();
});

it('runs a job once although the database restarts while it runs', async ({ shop }) => {
  const way = await startForwarder(shop.databaseUrl);
  const jobs = createJobs({ url: way.url, onError: () => undefined, retryDelay: 1000 });
  let done = 0;
  jobs.work('restarted', async () => {
    done += 1;
    await way.cut();
  });
  await jobs.start();
  await drizzle(pool).transaction((tx) => jobs.send(tx, 'restarted', {}));
  await vi.waitFor(() => expect(done).toBe(1), WITHIN);
  await way.mend();
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      "SELECT state, retry_count FROM pgboss.job WHERE name = 'restarted'",
    );
    expect(rows).toEqual([{ state: 'completed', retry_count: 0 }]);
  }, WITHIN);
  expect(done).toBe(1);
  await jobs.stop();
  await way.close();
});

it('removes a schedule that an earlier version made', async ({ shop }) => {
  const schedules = async () =>
    (await pool.query("SELECT name FROM pgboss.schedule WHERE name = 'every-minute'")).rowCount;
  const before = newJobs(shop);
  before.everyMinute('every-minute', async () => undefined);
  await before.start();
  await before.stop();
  expect(await schedules()).toBe(1);
  const after = newJobs(shop);
  after.retire('every-minute');
  await after.start();
  await after.stop();
  expect(await schedules()).toBe(0);
});
