import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { changeSource } from '#modules/ownership/sources.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows, rowVersions } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { countsOf, emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { Handovers } from '../reporting/handovers.ts';
import { Refusals } from '../reporting/refusals.ts';
import { reportLines } from '../reporting/report.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

/** The goods of a workshop: article, price, old price, stock. */
const workshop = (rows: readonly string[]) =>
  `Артикул;Название;Категория;Цена;Старая цена;Остаток\n${rows
    .map((row) => row.replace(';', ';Ширма;Перегородки;'))
    .join('\n')}`;
const goods = workshop(['ШР-10;8 400;9 900;3', 'ШР-20;12 600;;5', 'ШР-30;15 000;;']);

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
});
beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`DELETE FROM import_sources`);
  await run(goods, { source: 'shirma' });
});
afterAll(() => connection.close());

const run = (
  ...parameters: Parameters<typeof importFeed> extends [unknown, ...infer Rest] ? Rest : never
) => importFeed(connection.pool, ...parameters);

/** `article: price, old price, stock`. */
const prices = async () =>
  (await catalogueRows(shop.db)).map(
    (row) =>
      `${row.code}: ${Number(row.price_kopecks) / 100}, ${Number(row.original_price_kopecks) / 100}, ${row.stock}`,
  );

const before = ['ШР-10: 8400, 9900, 3', 'ШР-20: 12600, 0, 5', 'ШР-30: 15000, 0, null'];

it('changes just the prices of goods of any source, and refuses unknown articles by line', async () => {
  expect(await prices()).toEqual(before);
  const report = await run(
    'Артикул;Цена\nШР-20;13 100,50\nШР-99;100\nШР-10;8400\nШР-20;1\nШР-30;\n',
    {
      source: 'list',
    },
  );
  expect(countsOf(report)).toEqual({ created: 0, changed: 1, unchanged: 1, refused: 3 });
  expect(report.reasons).toEqual([
    '3: такого артикула в магазине нет',
    '5: этот артикул в файле уже был',
    '6: нет ни цены, ни остатка',
  ]);
  expect(await prices()).toEqual([before[0], 'ШР-20: 13100.5, 0, 5', before[2]]);
});

it('changes just the stock; an old price that is no longer above the price ends', async () => {
  await run('Остаток;Артикул\n0;ШР-10\nпод заказ;ШР-20\n7;ШР-30\n');
  expect(await prices()).toEqual([
    'ШР-10: 8400, 9900, 0',
    'ШР-20: 12600, 0, null',
    'ШР-30: 15000, 0, 7',
  ]);
  await run('Артикул;Цена\nШР-10;9900\n');
  expect((await prices())[0]).toBe('ШР-10: 9900, 0, 0');
  await run('Артикул;Старая цена\nШР-10;11 000\nШР-20;15000\n');
  expect(await prices()).toEqual([
    'ШР-10: 9900, 11000, 0',
    'ШР-20: 12600, 15000, null',
    'ШР-30: 15000, 0, 7',
  ]);
});

it('is seen by visitors, in the list and in the filter of prices', async () => {
  await run('Артикул;Цена;Остаток\nШР-20;700;9\n');
  const list = await shop.app.inject('/api/products/?max_price=1000');
  expect(list.json().results).toMatchObject([{ price: 700, first_variant: { in_stock: true } }]);
});

it('changes nothing and writes no row where the file is the same', async () => {
  const list = 'Артикул;Цена;Остаток\nШР-20;13100;1\n';
  await run(list);
  const versions = [await rowVersions(shop.db), await holds()];
  expect(countsOf(await run(list))).toMatchObject({ changed: 0, unchanged: 1 });
  expect([await rowVersions(shop.db), await holds()]).toEqual(versions);
});

async function holds() {
  const { rows } = await shop.db.execute(
    sql`SELECT v.code, h.fields, h.xmin::text FROM held_fields h JOIN variants v ON v.id = h.variant_id`,
  );
  return rows;
}

it('is not undone by the next feed, which changes the rest', async () => {
  await run('Артикул;Цена\nШР-20;13100\nШР-10;9900\n');
  const next = workshop(['ШР-10;8 000;9 500;2', 'ШР-20;12 000;12500;4', 'ШР-30;14 000;;']);
  const report = await run(next, { source: 'shirma' });
  expect(report.held).toBe(2);
  expect(await prices()).toEqual([
    'ШР-10: 9900, 0, 2',
    'ШР-20: 13100, 0, 4',
    'ШР-30: 14000, 0, null',
  ]);
  const versions = await rowVersions(shop.db);
  expect(countsOf(await run(next, { source: 'shirma' }))).toMatchObject({ changed: 0 });
  expect(await rowVersions(shop.db)).toEqual(versions);

  await run('Артикул;Остаток\nШР-30;1\n');
  await run(workshop(['ШР-10;8 000;9 500;2', 'ШР-20;12 000;;4', 'ШР-30;14 000;;под заказ']), {
    source: 'shirma',
  });
  expect((await prices())[2]).toBe('ШР-30: 14000, 0, 1');
});

it('is undone by the feed of a source that is master of the field, and says so', async () => {
  await changeSource(shop.db, 'shirma', { masters: ['price'] });
  const report = await run('Артикул;Цена;Остаток\nШР-20;13100;1\n');
  expect(report.priceList?.masters).toEqual([{ source: 'shirma', fields: ['price'] }]);
  const lists = { refusals: new Refusals('var/r.txt'), handovers: new Handovers('var/h.txt') };
  const lines = await reportLines(report, lists, {
    withdrawMissing: false,
    dryRun: false,
    onLargePrices: 'take',
  });
  expect(lines.slice(0, 2)).toEqual([
    'Прайс-лист: меняется только цена, остаток.',
    'Источник «shirma» ведёт сам: цена. Следующий его файл это изменит, файлы других источников нет.',
  ]);
  await run(goods, { source: 'shirma' });
  expect((await prices())[1]).toBe('ШР-20: 12600, 0, 1');
  expect(await holds()).toMatchObject([{ code: 'ШР-20', fields: ['stock'] }]);
});

it('names the columns that it does not read, and withdraws nothing', async () => {
  const list = 'Артикул;Цена;Примечание\nШР-20;13100;мало\n';
  expect((await run(list)).priceList).toMatchObject({
    fields: ['price'],
    ignored: ['Примечание'],
  });
  await expect(run(list, { withdrawMissing: true })).rejects.toThrow('Это прайс-лист');
});

it('needs articles: another table without names is refused', async () => {
  await expect(run('ID;Цена\n1;100\n')).rejects.toThrow('В таблице нет столбцов: Название.');
});
