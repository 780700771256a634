import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { IMPORT_TASKS } from '#modules/imports/tasks/queue.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { IMPORTING } from '#platform/database/import-lock.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createTestDatabase } from '../support/build-test-app.ts';
import { TEMPLATE, throwError } from '../support/database-url.ts';
import { benchOffer, yml } from '../support/feed.ts';
import { makeFolder } from '../support/shop-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';

const OFFERS = 6000;
const WITHIN = { timeout: 90_000, interval: 20 };
let folder: string;
let url: string;
let connection: DatabaseConnection;
let shop: ShopProcess;

beforeAll(async () => {
  folder = makeFolder('import-killed');
  url = await createTestDatabase(TEMPLATE);
  connection = connectDatabase(url, 3, throwError);
  shop = await startShopProcess(folder, env());
}, 90_000);
afterAll(async () => {
  await shop.end('SIGTERM');
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ DATABASE_URL: url, JWT_SECRET: 'only-for-this-test-'.repeat(3) });
const count = async (query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await connection.db.execute<{ count: number }>(query);
  return rows[0]?.count ?? 0;
};
const loaded = () =>
  count(sql`SELECT count(*)::int AS count FROM import_offers WHERE source = 'supplier.example'`);

it('an import of the office that is killed in the middle changes nothing, and is made whole by the next start', async () => {
  const { db } = connection;
  const feed = yml(...Array.from({ length: OFFERS }, (_, index) => benchOffer(String(index + 1))));
  const jobs = createJobs({ url, onError: throwError });
  const id = await count(sql`
    INSERT INTO import_tasks (name, state, dry_run, options, created_at) VALUES ('feed.yml', 'queued', false, '{}', now())
    RETURNING id AS count`);
  await db.execute(
    sql`INSERT INTO import_file_parts (task_id, part, bytes) VALUES (${id}, 0, ${Buffer.from(feed)})`,
  );
  await db.transaction((db) => jobs.send(db, IMPORT_TASKS, { id }));
  await jobs.stop();
  // While it reads and writes, an import holds its lock.
  const locked = sql`SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND objid = ${IMPORTING}`;
  await vi.waitFor(async () => expect(await count(locked)).toBe(1), WITHIN);
  expect(await shop.end('SIGKILL')).toBe(null);
  expect(await loaded()).toBe(0);
  shop = await startShopProcess(folder, env());
  await vi.waitFor(async () => {
    expect(
      await count(sql`SELECT count(*)::int AS count FROM import_tasks WHERE state = 'done'`),
    ).toBe(1);
  }, WITHIN);
  expect(await loaded()).toBe(OFFERS);
  expect(await count(sql`SELECT count(*)::int AS count FROM import_runs`)).toBe(1);
}, 180_000);
