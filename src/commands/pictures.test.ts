import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect } from 'vitest';
import { lockVariantsOfPicture, showFetchedPictures } from '#modules/catalog/variant-pictures.ts';
import { rememberFetched, storePicture } from '#modules/pictures/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { rowVersions } from '#tests/support/catalogue-rows.ts';
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
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-given-'));
/** Pictures of one colour each. */
let red: Buffer;
let green: Buffer;
let blue: Buffer;

const plain = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  [red, green, blue] = await Promise.all([plain('#a22'), plain('#2a2'), plain('#22a')]);
});
beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`TRUNCATE pictures CASCADE`);
});

const execute = <Arguments>(command: Command<Arguments>, ...parameters: string[]) =>
  executeInProcess(command, parameters, { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder });

/** Runs the command and returns what it says, in one text. */
async function pictures(...parameters: string[]): Promise<string> {
  const { code, said, complaints } = await execute(picturesCommand, ...parameters);
  expect([code, complaints]).toEqual([0, []]);
  return said.join('\n').replaceAll('\u00a0', ' ');
}

/** Imports a table of goods of a sauna: article, and what stands in the column of pictures. */
async function importTable(...rows: (readonly [code: string, photos?: string])[]) {
  const file = join(folder, 'sauna.csv');
  const lines = rows.map(
    ([code, photos = '']) => `${code};Запарник ${code};Для бани;900;${photos}`,
  );
  writeFileSync(file, ['Артикул;Название;Категория;Цена;Фото', ...lines].join('\n'));
  const { code, said, complaints } = await execute(importCommand, file);
  expect([code, complaints]).toEqual([0, []]);
  return said.join('\n').replaceAll('\u00a0', ' ');
}

let places = 0;
function place(files: Record<string, Uint8Array | string>): string {
  places += 1;
  const at = join(folder, `photos-${places}`);
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), bytes);
  }
  return at;
}

function archive(files: Zippable): string {
  places += 1;
  const at = join(folder, `photos-${places}.zip`);
  writeFileSync(at, zipSync(files));
  return at;
}

/** The photos that visitors see with an article: their colours. */
async function seen(code: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ id: number; variant: number }>(
    sql`SELECT product_id AS id, id AS variant FROM variants WHERE code = ${code}`,
  );
  const product = (await shop.app.inject(`/api/products/${rows[0]?.id}/`)).json();
  const variant = product.variants.find(({ id }: { id: number }) => id === rows[0]?.variant);
  const photos = variant.photos_variant.map(({ photo }: { photo: string }) => photo);
  return Promise.all(
    photos.filter((photo: string) => photo.startsWith('/pictures/')).map(colourAt),
  );
}

async function colourAt(photo: string): Promise<string> {
  const { statusCode, rawPayload } = await shop.app.inject(photo);
  expect(statusCode).toBe(200);
  const known = { red, green, blue };
  return Object.entries(known).find(([, bytes]) => rawPayload.equals(bytes))?.[0] ?? 'other';
}

async function versions() {
  const { rows } = await shop.db.execute(
    sql`SELECT variant_id, position, photo, xmin::text FROM variant_photos ORDER BY 1, 2`,
  );
  return [rows, await rowVersions(shop.db)];
}

it('pictures named by articles stand with their goods at once: page, list and feed', async () => {
  await importTable(['ЗП-1'], ['ЗП-2/л'], ['ЗП-3']);
  const said = await pictures(
    '--from',
    place({
      'ЗП-1_2.jpg': green,
      'ЗП-1.jpg': red,
      'ЗП-2-л/1.jpg': blue,
      'ковш.jpg': red,
      'ЗП-3.jpg': 'не картинка',
      'прайс.xlsx': 'x',
    }),
  );
  expect(await seen('ЗП-1')).toEqual(['red', 'green']);
  expect(await seen('ЗП-2/л')).toEqual(['blue']);
  expect(said).toContain(
    'Нашли товар: 4 файла (по артикулу 4, по имени из каталога поставщика 0), товаров 3.',
  );
  expect(said).toMatch(/Не нашли товара: 1 файл\..*\n {2}ковш\.jpg\n/);
  expect(said).toMatch(/Не приняты: 2 файла:\n {2}прайс\.xlsx — это не фотография/);
  expect(said).toContain('  ЗП-3.jpg — это не фотография JPEG, PNG, WebP, AVIF или GIF');
  expect(said).toMatch(/Ещё без фотографии: товаров 1:\n {2}ЗП-3 Запарник ЗП-3\n/);
  expect(said).toContain('Добавлено 3, заменено 0, без изменений 0.');
  const list = (await shop.app.inject('/api/products/?search=запарник')).json();
  const photos = list.results.map(({ photo }: { photo: string }) => photo.slice(0, 10));
  expect(photos.sort()).toEqual(['/drawings/', '/pictures/', '/pictures/']);
  const feed = (await shop.app.inject('/feeds/yandex.xml')).body;
  expect(feed.match(/<picture>/g)).toHaveLength(3);
});

it('the same place twice changes nothing, and a dry run says the same and changes nothing', async () => {
  await importTable(['ЗП-1'], ['ЗП-2']);
  const from = archive({ 'фото/ЗП-1.jpg': red, 'фото/ЗП-2.jpg': green });
  const empty = await versions();
  const tried = await pictures('--from', from, '--dry-run');
  expect(tried).toContain('Добавлено 2, заменено 0, без изменений 0.\nПроба');
  expect(tried).toContain('Все товары с фотографиями.');
  expect(await versions()).toEqual(empty);
  expect(await seen('ЗП-1')).toEqual([]);
  await pictures('--from', from);
  const before = await versions();
  expect(await pictures('--from', from)).toContain('Добавлено 0, заменено 0, без изменений 2.');
  expect(await versions()).toEqual(before);
});

it('a later archive adds pictures and replaces those of the same name', async () => {
  await importTable(['ЗП-1']);
  await pictures('--from', place({ 'ЗП-1.jpg': red, 'ЗП-1_3.jpg': blue }));
  const said = await pictures('--from', place({ 'ЗП-1_2.jpg': green }));
  expect(said).toContain('Добавлено 1, заменено 0, без изменений 0.');
  expect(await seen('ЗП-1')).toEqual(['red', 'green', 'blue']);
  expect(await pictures('--from', place({ 'ЗП-1_3.jpg': await plain('#000') }))).toContain(
    'Добавлено 0, заменено 1, без изменений 0.',
  );
  expect(await seen('ЗП-1')).toEqual(['red', 'green', 'other']);
});

/** Stores a picture as fetched from this address. */
async function fetched(address: string, bytes: Buffer): Promise<void> {
  const storage = createDiskStorage(join(folder, 'pictures'));
  await rememberFetched(shop.db, address, await storePicture({ db: shop.db, storage }, bytes));
  await shop.db.transaction(async (db) =>
    showFetchedPictures(db, await lockVariantsOfPicture(db, address)),
  );
}

it('what a feed fetches stands behind the given pictures, each picture once', async () => {
  const [one, two] = ['https://s.example/a.jpg', 'https://s.example/b.jpg'];
  await importTable(['ЗП-1', `${one} ${two}`]);
  await fetched(one, blue);
  await pictures('--from', place({ 'ЗП-1.jpg': red }));
  expect(await seen('ЗП-1')).toEqual(['red', 'blue']);
  await fetched(two, red);
  expect(await seen('ЗП-1')).toEqual(['red', 'blue']);
  await importTable(['ЗП-1', `${two} ${one}`]);
  expect(await seen('ЗП-1')).toEqual(['red', 'blue']);
  await pictures('--remove', 'ЗП-1');
  expect(await seen('ЗП-1')).toEqual(['blue']);
});

it('a feed takes no given picture off', async () => {
  await importTable(['ЗП-1', 'https://s.example/a.jpg']);
  await pictures('--from', place({ 'ЗП-1.jpg': red }));
  await importTable(['ЗП-1']);
  expect(await seen('ЗП-1')).toEqual(['red']);
  await importTable(['ЗП-1', 'https://s.example/b.jpg']);
  expect(await seen('ЗП-1')).toEqual(['red']);
  await pictures('--from', place({ 'b.jpg': green }));
  expect(await seen('ЗП-1')).toEqual(['green', 'red']);
  await importTable(['ЗП-1', 'https://s.example/c.jpg']);
  expect(await seen('ЗП-1')).toEqual(['green', 'red']);
});

it('a file stands for the addresses that end in its name, fetched or not, for all their goods', async () => {
  const one = 'https://s.example/x/IMG_0042.jpg?v=2';
  const two = 'https://s.example/x/%D0%BA%D0%BE%D0%B2%D1%88%20%D0%BB%D0%B8%D0%BF%D0%B0.jpg';
  await importTable(['ЗП-1', `${one} ${two}`], ['ЗП-2', one]);
  const said = await pictures('--from', archive({ 'img_0042.jpg': red, 'Ковш липа.jpg': green }));
  expect(said).toContain('по имени из каталога поставщика 2), товаров 2');
  expect(await seen('ЗП-1')).toEqual(['red', 'green']);
  expect(await seen('ЗП-2')).toEqual(['red']);
  const { rows } = await shop.db.execute(sql`SELECT address FROM pictures WHERE file IS NULL`);
  expect(rows).toEqual([]);
});

it('names of files in a feed wait for the folder', async () => {
  const named = 'foto\\ЗП-1 спереди.jpg, foto\\ЗП-1 (2).jpg';
  const said = await importTable(['ЗП-1', named], ['ЗП-2', 'нет']);
  expect(said).toContain(
    '2 фотографии названы только именем файла. Покажите, где они: npm run pictures -- --from ПАПКА|АРХИВ.zip',
  );
  expect(await pictures()).toBe(
    [
      'Ждут файла (--from ПАПКА): 2',
      '  ждёт файла: file:foto/ЗП-1 (2).jpg (артикул ЗП-1)',
      '  ждёт файла: file:foto/ЗП-1 спереди.jpg (артикул ЗП-1)',
    ].join('\n'),
  );
  await pictures('--from', place({ 'ЗП-1 (2).jpg': green, 'ЗП-1 спереди.jpg': red }));
  expect(await seen('ЗП-1')).toEqual(['red', 'green']);
  expect(await importTable(['ЗП-1', named], ['ЗП-2', 'нет'])).not.toContain('именем файла');
  expect(await seen('ЗП-1')).toEqual(['red', 'green']);
});

it('a file that may belong to several goods is said and not shown', async () => {
  await importTable(
    ['ЗП-1', 'https://s.example/1/vid.jpg'],
    ['ЗП-1-2', 'https://s.example/2/vid.jpg'],
  );
  const said = await pictures('--from', place({ 'ЗП_1_2.jpg': red, 'vid.jpg': green }));
  expect(said).toMatch(
    /Подходят нескольким товарам, поэтому не показаны: 2 файла.*\n {2}vid\.jpg — ЗП-1, ЗП-1-2\n {2}ЗП_1_2\.jpg — ЗП-1-2, ЗП-1\n/,
  );
  expect([await seen('ЗП-1'), await seen('ЗП-1-2')]).toEqual([[], []]);
});

it('--remove takes the given pictures off, and the feed has its own again', async () => {
  const address = 'https://s.example/a.jpg';
  await importTable(['ЗП-1', address], ['ЗП-2', 'ЗП-2.jpg']);
  await pictures('--from', place({ 'a.jpg': green, 'ЗП-2.jpg': blue }));
  expect(await seen('ЗП-1')).toEqual(['green']);
  const said = await pictures('--remove', 'зп-1', '--remove', 'ЗП-2');
  expect(said).toContain('ЗП-1: снято фотографий: 1.');
  expect([await seen('ЗП-1'), await seen('ЗП-2')]).toEqual([[], []]);
  expect(await pictures()).toBe(
    [
      'Ждут очереди: 1',
      'Ждут файла (--from ПАПКА): 1',
      '  ждёт файла: file:ЗП-2.jpg (артикул ЗП-2)',
    ].join('\n'),
  );
  expect(await pictures('--remove', 'ЗП-1')).toContain('своих фотографий не было');
  const { code, complaints } = await execute(picturesCommand, '--remove', 'ЗП-9');
  expect([code, complaints]).toEqual([1, ['Артикула «ЗП-9» в магазине нет.']]);
});

it('an interrupted command changes no goods, and long lists are files', async () => {
  await importTable(['ЗП-1']);
  const stop = new AbortController();
  stop.abort();
  const from = place({ 'ЗП-1.jpg': red });
  const interrupted = await executeInProcess(
    picturesCommand,
    ['--from', from],
    { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder },
    stop.signal,
  );
  expect([interrupted.code, interrupted.complaints]).toEqual([
    1,
    ['Прервано: у товаров ничего не изменилось.'],
  ]);
  expect(await seen('ЗП-1')).toEqual([]);
  const strange = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`вид ${at}.jpg`, red]));
  const said = await pictures('--from', place(strange), '--dry-run');
  const list = join(folder, 'pictures-unmatched.txt');
  expect(said).toContain(`…все в файле ${list}`);
  expect(readFileSync(list, 'utf8').trimEnd().split('\n')).toHaveLength(21);
});

it('an archive whose names are hostile gives its goods their pictures, and reads nothing beside itself', async () => {
  await importTable(['ВН-7'], ['ВН-8']);
  const said = await pictures(
    '--from',
    archive({
      'ВН-7\0.jpg': red,
      '../../ВН-8.jpg': green,
      '/etc/passwd': Buffer.from('x'),
      'gpj.7-НВ\u202e.jpg': blue,
      [`${'ы'.repeat(20_000)}.jpg`]: blue,
      [`${'а/'.repeat(20_000)}ВН-9.jpg`]: blue,
      'вложенный.zip': zipSync({ 'ВН-7.jpg': blue }),
      // A link of Unix, whose text is the place that it leads to.
      'ВН-8 2.jpg': [Buffer.from('/etc/passwd'), { os: 3, attrs: 0o120777 * 65_536 }],
    }),
  );
  expect([await seen('ВН-7'), await seen('ВН-8')]).toEqual([['red'], ['green']]);
  expect(said).toContain('ВН-8 2.jpg');
  expect(said).not.toContain('root:');
});
