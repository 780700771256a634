import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  lockVariantsOfPicture,
  selectNamedPictures,
  showFetchedPictures,
} from '#modules/catalog/variant-pictures.ts';
import { fetchDuePictures } from '#modules/pictures/fetch-pictures.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { emptyCatalogue } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { importCommand } from './import.ts';
import { picturesCommand } from './pictures.ts';
import type { Command } from './run-command.ts';

const it = withShop(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return { env: { DATA_DIR: folder } };
});
const { shop } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-missing-'));
let server: Server;
/** `127.0.0.1:PORT`. */
let host: string;

beforeAll(async () => {
  // The rounds of the shop itself refuse the test server, which has a loopback address.
  await shop.db.execute(sql`DELETE FROM pgboss.schedule WHERE name = 'picture-fetch'`);
  server = createServer((request, response) => {
    if (request.url === '/odd.jpg') response.writeHead(500).end();
    else if (request.url === '/page.jpg') response.end('<!doctype html>');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`TRUNCATE pictures, picture_hosts CASCADE`);
});
afterAll(() => server.close());

async function run<Arguments>(command: Command<Arguments>, ...parameters: string[]) {
  const environment = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder };
  const { code, said, complaints } = await executeInProcess(command, parameters, environment);
  expect([code, complaints]).toEqual([0, []]);
  return said.join('\n').replaceAll('\u00a0', ' ').replaceAll(host, 'HOST');
}
const pictures = (...parameters: string[]) => run(picturesCommand, ...parameters);

/** Imports a table of lamps, each with one picture. */
function importLamps(photos: readonly string[], price = 900) {
  const file = join(folder, 'lamps.csv');
  const lines = photos.map(
    (photo, index) => `Л-${index + 1};Лампа ${index + 1};Лампы;${price};${photo}`,
  );
  writeFileSync(file, ['Артикул;Название;Категория;Цена;Фото', ...lines].join('\n'));
  return run(importCommand, file);
}

const fetchDue = () =>
  fetchDuePictures({
    db: shop.db,
    storage: createDiskStorage(join(folder, 'pictures')),
    clock: { now: () => new Date(Date.now() + MINUTE) },
    mayConnect: () => true,
    goods: {
      selectNamed: selectNamedPictures,
      lock: lockVariantsOfPicture,
      showFetched: showFetchedPictures,
    },
  });

it('says by address which pictures are missing, why, and whose they are', async () => {
  expect(await pictures()).toBe(
    'Все фотографии товаров, которые назвали файлы поставщиков, в магазине есть.',
  );
  await importLamps([`http://${host}/gone.jpg`, `http://${host}/odd.jpg`, 'foto/l3.jpg']);
  expect(await pictures()).toContain('Ждут очереди: 2\nЖдут файла (--from ПАПКА): 1');
  await fetchDue();
  const said = await pictures();
  expect(said).toContain('Ещё не пришли, магазин просит их снова: 1\nНе пришли: 1\n');
  expect(said).toMatch(
    /не пришла: http:\/\/HOST\/gone\.jpg \(артикул Л-1\) — сервер ответил 404; следующая попытка \d/,
  );
  expect(said).toMatch(
    /ещё не пришла: http:\/\/HOST\/odd\.jpg \(артикул Л-2\) — сервер ответил 500; следующая попытка \d/,
  );
  expect(said).toMatch(/ждёт файла: file:\S*l3\.jpg \(артикул Л-3\)$/m);
});

it('shows the first thirty, those that did not come before those that wait; with --all every one', async () => {
  const lost = Array.from({ length: 35 }, (_, index) => `http://${host}/${index}.jpg`);
  await importLamps(['a.jpg', ...lost]);
  await fetchDue();
  const first = await pictures();
  expect(first.match(/не пришла: /g)).toHaveLength(30);
  expect(first).toContain('и ещё 6: npm run pictures -- --all');
  const all = await pictures('--all');
  expect(all.match(/не пришла: /g)).toHaveLength(35);
  expect(all).toMatch(/ждёт файла: file:a\.jpg \(артикул Л-1\)$/);
  expect(all).not.toContain('и ещё');
});

it('says which hosts are left alone', async () => {
  await importLamps(['http://nowhere.invalid/1.jpg']);
  await fetchDue();
  expect(await pictures()).toMatch(/Сервер nowhere\.invalid не отвечает с .+, следующая попытка /);
});

it('asks again for those of a host, and does not ask for what no goods refer to any more', async () => {
  await importLamps([`http://${host}/gone.jpg`, 'http://nowhere.invalid/1.jpg']);
  await fetchDue();
  expect(await pictures('--retry', host)).toBe(
    'Снова в очереди: 1 фотография. Магазин скачает их, пока открыт.',
  );
  expect(await pictures()).toContain('Ждут очереди: 1\nЕщё не пришли, магазин просит их снова: 1');
  await importLamps(['', `http://${host}/page.jpg`]);
  expect(await pictures()).not.toContain('nowhere.invalid/1.jpg');
});

it('the import says what its source still misses, and asks again for what an offer names anew', async () => {
  const gone = `http://${host}/gone.jpg`;
  await importLamps([gone, `http://${host}/page.jpg`]);
  await fetchDue();
  const again = await importLamps([gone, `http://${host}/page.jpg`], 950);
  expect(again).toContain(
    'Не пришло раньше: 2 фотографии. Адреса и причины: npm run pictures\n' +
      '  HOST — сервер ответил 404: 1\n' +
      '  HOST — это не фотография JPEG, PNG, WebP, AVIF или GIF: 1\n',
  );
  expect(again).not.toContain('в очереди');
  const swapped = await importLamps([`http://${host}/page.jpg`, gone], 950);
  expect(swapped).toContain('2 фотографии в очереди');
});

it('counts them in /metrics by state', async () => {
  await importLamps([`http://${host}/gone.jpg`, `http://${host}/odd.jpg`, 'l3.jpg']);
  await fetchDue();
  const { body } = await shop.app.inject('/metrics');
  expect(body.match(/^missing_pictures.*$/gm)?.toSorted()).toEqual([
    'missing_pictures{state="awaits_file"} 1',
    'missing_pictures{state="failing"} 1',
    'missing_pictures{state="given_up"} 1',
    'missing_pictures{state="waiting"} 0',
  ]);
});

it.each([['--retry', '--all'], ['--retry', 'a', 'b'], ['extra'], ['--dry-run']])(
  'explains itself for %s %s %s',
  async (...parameters) => {
    const environment = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder };
    const { code, complaints } = await executeInProcess(picturesCommand, parameters, environment);
    expect([code, complaints.join()]).toEqual([
      2,
      expect.stringContaining('--retry [СЕРВЕР|АДРЕС]'),
    ]);
  },
);
