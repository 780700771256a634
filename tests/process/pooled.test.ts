import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startCommand } from '../support/command.ts';
import { withDatabase } from '../support/database-url.ts';
import { benchOffer, yml } from '../support/feed.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';
import { makeFolder } from '../support/shop-folder.ts';
import { startShopProcess } from '../support/shop-process.ts';
import { startTransactionPooler, type TransactionPooler } from '../support/transaction-pooler.ts';

let folder: string;
let pooler: TransactionPooler;
let database: pg.Client;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = makeFolder('pooled');
  // Dropped at the end of the run, with the others of its prefix.
  const name = `gornitsa_test_${randomBytes(6).toString('hex')}`;
  const server = new pg.Client({ connectionString: inject('serverUrl') });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  const directUrl = withDatabase(inject('serverUrl'), name);
  database = new pg.Client({ connectionString: directUrl });
  await database.connect();
  pooler = await startTransactionPooler(directUrl);
  settings = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: directUrl,
    JWT_SECRET: 'a-secret-of-this-test-and-of-no-shop',
  };
});
afterAll(async () => {
  await database.end();
  await pooler.close();
  rmSync(folder, { recursive: true, force: true });
});

it('opens two shops at once on an empty database behind a pooler, imports beside them, and both sell the goods at once', async () => {
  const shops = await Promise.all([
    startShopProcess(folder, settings),
    startShopProcess(folder, settings),
  ]);
  const answers = (path: string) => Promise.all(shops.map(({ url }) => fetch(url + path)));
  const filled = shops.filter((shop) => shop.output().includes('демонстрационный каталог'));
  expect(filled).toHaveLength(1);
  expect((await answers('/category/')).map(({ status }) => status)).toEqual([200, 200]);

  const file = join(folder, 'feed.xml');
  writeFileSync(file, yml(benchOffer('1'), benchOffer('2')));
  const env = { ...settings, DATA_DIR: folder };
  const imported = startCommand('src/commands/run.ts', ['import', file], env);
  expect([await imported.ended, imported.output()]).toEqual([
    0,
    expect.stringMatching(/Создано +2\n/),
  ]);
  await seenWithinASecond(async () => {
    const statuses = (await answers('/products/skamya-1')).map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
  });
  const exported = startCommand(
    'src/commands/run.ts',
    ['export', join(folder, 'feed-out.xml')],
    env,
  );
  expect(await exported.ended).toBe(0);

  const { rows } = await database.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'gornitsa-changes' AND datname = current_database()`,
  );
  expect(rows).toEqual([{ count: 2 }]);
  for (const shop of shops) expect(await shop.end('SIGTERM')).toBe(0);
}, 90_000);
