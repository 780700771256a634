import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { importCommand } from '../../src/commands/import.ts';
import { catalogueRows, rowVersions } from '../support/catalogue-rows.ts';
import { type Command, startCommand } from '../support/command.ts';
import { executeInProcess } from '../support/execute-command.ts';
import { benchOffer, yml } from '../support/feed.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let folder: string;
let server: Server;
let url: string;
/** The answer that the server has begun and not ended. */
let answer: ServerResponse | undefined;
let before: unknown;

const offers = Array.from({ length: 200 }, (_, index) => benchOffer(String(index + 1)));
const feed = yml(...offers);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-import-'));
  server = createServer((request, response) => {
    if (request.url === '/moved.xml') response.writeHead(302, { location: '/whole.xml' }).end();
    else if (request.url === '/whole.xml') response.end(feed);
    else if (request.url === '/half.xml') {
      answer = response;
      response.write(feed.slice(0, feed.length / 2));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  answer = undefined;
  before = [await catalogueRows(shop.db), await rowVersions(shop.db)];
});
afterEach(() => answer?.destroy());
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (...parameters: string[]): Command =>
  startCommand('src/commands/run.ts', ['import', ...parameters], {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: folder,
  });

/** Runs the command in this process. */
async function run(...parameters: string[]) {
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder };
  const { code, said, complaints } = await executeInProcess(importCommand, parameters, env);
  return { code, output: [...said, ...complaints].join('\n') };
}

const now = async () => [await catalogueRows(shop.db), await rowVersions(shop.db)];

/** An import that has read half of its feed and waits for the rest, with rows written that are not committed. */
async function startHalf(): Promise<Command> {
  const command = start(`${url}/half.xml`);
  await expect.poll(() => answer !== undefined).toBe(true);
  await expect.poll(() => backends("query LIKE 'COPY feed_rows%'")).toBe(1);
  return command;
}

async function backends(condition: string): Promise<number> {
  const { rowCount } = await onDatabase(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND ${condition} AND pid <> pg_backend_pid()`,
  );
  return rowCount ?? 0;
}

async function onDatabase(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

it('killed while it reads, leaves the shop as it was', async () => {
  const command = await startHalf();
  command.child.kill('SIGKILL');
  expect(await command.ended).toBe(null);
  await expect.poll(() => backends("query LIKE 'COPY feed_rows%'")).toBe(0);
  expect(await now()).toEqual(before);
});

it('killed while it writes, leaves the shop as it was', async () => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  // Products can be written, then the import waits for the table of pictures, which another transaction has locked.
  await client.query('BEGIN');
  await client.query('LOCK TABLE pictures IN ACCESS EXCLUSIVE MODE');
  const command = start(`${url}/whole.xml`);
  await expect.poll(() => backends("wait_event_type = 'Lock'"), { timeout: 20_000 }).toBe(1);
  command.child.kill('SIGKILL');
  expect(await command.ended).toBe(null);
  await client.query('ROLLBACK');
  await client.end();
  await expect.poll(() => backends("query LIKE '%staged%'")).toBe(0);
  expect(await now()).toEqual(before);
});

it('interrupted by Ctrl-C, says so and leaves the shop as it was', async () => {
  const command = await startHalf();
  command.child.kill('SIGINT');
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('Прервано: в магазине ничего не изменилось.');
  expect(await now()).toEqual(before);
});

it('cut off from the database or from the feed, says so and leaves the shop as it was', async () => {
  const lost = await startHalf();
  await onDatabase(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY feed_rows%' AND pid <> pg_backend_pid()",
  );
  answer?.end(feed.slice(feed.length / 2));
  expect(await lost.ended).toBe(1);
  expect(lost.output()).toContain(
    'Связь с базой данных прервалась.\nВ магазине ничего не изменилось.',
  );

  const cut = await startHalf();
  answer?.destroy();
  expect(await cut.ended).toBe(1);
  expect(cut.output()).toContain('Файл не дочитан');
  expect(await now()).toEqual(before);
});

it('refuses what it cannot read with one sentence and exit code 1', async () => {
  const broken = join(folder, 'broken.xml');
  writeFileSync(broken, feed.slice(0, -30));
  for (const [location, message] of [
    [broken, /в строке \d+ нарушена разметка XML/],
    [join(folder, 'none.xml'), /none\.xml нет\./],
    [`${url}/none.xml?key=tajna`, /Сервер ответил 404: http:\S+none\.xml\?…/],
    [`${url}/3f2a9c1b7e4d8a6f0c5btajna/none.xml`, /Сервер ответил 404: http:\S+…[\da-f]{6}\/none/],
  ] as const) {
    const { code, output } = await run(location);
    expect([code, output]).toEqual([1, expect.stringMatching(message)]);
    expect(output).not.toContain('tajna');
  }
  const { rows } = await shop.db.execute(sql`SELECT * FROM import_runs WHERE outcome = 'failed'`);
  expect(JSON.stringify(rows)).toContain('none.xml');
  expect(JSON.stringify(rows)).not.toContain('tajna');
  expect((await run('a', 'b')).code).toBe(2);
  expect(await now()).toEqual(before);
});

it('imports an address through its redirects, reports, makes it findable, and the next time finds nothing to do', async () => {
  const first = start(`${url}/moved.xml`);
  expect([await first.ended, first.output()]).toEqual([0, expect.stringMatching(/Создано +200\n/)]);
  const found = await shop.app.inject(
    `/api/products/?category=skami&search=${encodeURIComponent('скамьи')}`,
  );
  expect(found.json().count).toBe(200);
  const versions = await rowVersions(shop.db);
  const again = await run(`${url}/whole.xml`);
  expect(again).toEqual({
    code: 0,
    output: expect.stringMatching(/Создано +0\nИзменено +0\nБез изменений +200\nОтклонено +0$/),
  });
  expect(await rowVersions(shop.db)).toEqual(versions);
});

it('writes refusals that do not fit on the screen into a file', async () => {
  const file = join(folder, 'refused.xml');
  writeFileSync(file, feed.replaceAll('<price>1000', '<price>'));
  const { code, output } = await run(file, '--dry-run');
  expect(code).toBe(0);
  expect(output).toContain('Отклонено, первые 20 из 200:');
  const refusals = readFileSync(join(folder, 'import-refusals.txt'), 'utf8').trimEnd().split('\n');
  expect(refusals).toHaveLength(200);
  expect(refusals[0]).toBe('строка 5 (1, Скамья 1): не указано: цена');
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});
