import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { type Cell, workbook } from '#tests/support/xlsx.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const run = (bytes: string | Uint8Array) =>
  importFeed(connection.pool, bytes, { source: 'numbers' });

/** A table of goods: article and price, old price, stock as they are written. */
const goods = (rows: readonly string[]) =>
  `Артикул;Название;Категория;Цена;Старая цена;Остаток\n${rows
    .map((row, index) => row.replace(';', `;Ширма ${index + 1};Перегородки;`))
    .join('\n')}\n`;

/** `article: price, old price, stock`. */
const prices = async () =>
  (await catalogueRows(shop.db))
    .map(
      (row) =>
        `${row.code}: ${Number(row.price_kopecks) / 100}, ${Number(row.original_price_kopecks) / 100}, ${row.stock}`,
    )
    .sort();

const asks = '«54.990»: это 54\u00a0990\u00a0₽ или 54,99\u00a0₽? Напишите 54990 или 54,99';

it('a price that can mean two is refused with both, and the goods keep theirs', async () => {
  await run(goods(['Ш-1;60 000;;3', 'Ш-2;7 000;;3']));
  const report = await run('Артикул;Цена\nШ-1;54.990\nШ-2;6 990\n');
  expect(report.reasons).toEqual([`2: цена ${asks}`]);
  expect(await prices()).toEqual(['Ш-1: 60000, 0, 3', 'Ш-2: 6990, 0, 3']);
});

it('a price list is read as the rest of its column is written, before and behind', async () => {
  await run(goods(['Ш-1;60 000;;3', 'Ш-2;7 000;;3', 'Ш-3;7 000;;3']));
  await run('Артикул;Цена\nШ-1;54.990\nШ-2;1.250.000\nШ-3;7.990\n');
  expect(await prices()).toEqual(['Ш-1: 54990, 0, 3', 'Ш-2: 1250000, 0, 3', 'Ш-3: 7990, 0, 3']);
  await run('Артикул;Цена\nШ-1;54.990\nШ-2;54.9\nШ-3;7.990\n');
  expect(await prices()).toEqual(['Ш-1: 54.99, 0, 3', 'Ш-2: 54.9, 0, 3', 'Ш-3: 7.99, 0, 3']);
});

it('a table of goods, too, with each column by itself', async () => {
  const report = await run(
    goods(['Ш-1;54.990;60.500;5,000', 'Ш-9;100;;1', 'Ш-2;1.250.000;;0,500', 'Ш-3;990;1.000;3,00']),
  );
  expect(report.reasons).toEqual([]);
  expect(report.unread.cells.examples.map((one) => one.replace(/ \(.*?\)/, '')).sort()).toEqual([
    'строка 2: старая цена «60.500»: это 60\u00a0500\u00a0₽ или 60,5\u00a0₽? Напишите 60500 или 60,5',
    'строка 4: остаток: «0,500» — нужно целое число штук от 0 до 1\u00a0000\u00a0000',
    'строка 5: старая цена «1.000»: это 1\u00a0000\u00a0₽ или 1\u00a0₽? Напишите 1000 или 1',
  ]);
  const second = await run(
    goods(['Ш-1;54.990;60.500;5,000', 'Ш-2;1.250.000;2.000.000;0,000', 'Ш-3;990;1.000;3,00']),
  );
  expect(second.reasons).toEqual([]);
  expect(await prices()).toEqual([
    'Ш-1: 54990, 60500, 5',
    'Ш-2: 1250000, 2000000, 0',
    'Ш-3: 990, 1000, 3',
    'Ш-9: 100, 0, 1',
  ]);
});

it('an offer of a feed asks as well, and is read as the others are', async () => {
  const feed = (prices: readonly string[]) => `<yml_catalog><shop><name>Опыт</name>
    <categories><category id="1">Столы</category></categories><offers>${prices
      .map(
        (price, index) =>
          `<offer id="y${index}"><name>Стол ${index}</name><categoryId>1</categoryId><price>${price}</price></offer>`,
      )
      .join('')}</offers></shop></yml_catalog>`;
  expect((await run(feed(['54.990', '990']))).reasons).toEqual([expect.stringContaining(asks)]);
  await run(feed(['54.990', '990.50']));
  expect(await prices()).toEqual(['y0: 54.99, 0, null', 'y1: 990.5, 0, null']);
});

it('tails and signs are understood, and what is no price is refused in words', async () => {
  const written = [
    ['1 990 руб./шт', 1990],
    ['1990,-', 1990],
    ['₽1990', 1990],
    ['54990=', 54_990],
    ['54990-00', 54_990],
    ["54'990", 54_990],
    ['1990 руб. 50 коп.', 1990.5],
    ['1,234.50', 1234.5],
  ] as const;
  const wrong = [
    ['от 12 990', 'цена: «от 12 990» — это наименьшая цена, а нужна цена этого товара'],
    ['12990,005', 'цена: «12990,005» — копеек не больше двух цифр, например 12500,50'],
    ['договорная', 'цена: «договорная» — не число'],
  ] as const;
  const rows = [...written, ...wrong].map(([text], index) => `Ш-${100 + index};${text};;`);
  const report = await run(goods(rows));
  expect(await prices()).toEqual(
    written.map(([, price], index) => `Ш-${100 + index}: ${price}, 0, null`),
  );
  expect(report.reasons.map((reason) => reason.replace(/^\d+: /, ''))).toEqual(
    wrong.map(([, reason]) => reason),
  );
});

it('numbers of a workbook are numbers, and say nothing of its texts', async () => {
  const rows: Cell[][] = [
    ['Артикул', 'Название', 'Категория', 'Цена', 'Остаток'],
    ['Ш-1', 'Ширма 1', 'Перегородки', 12_989.999999998, 3],
    ['Ш-2', 'Ширма 2', 'Перегородки', 54.99, 2.9999999999],
    ['Ш-3', 'Ширма 3', 'Перегородки', '54.990', 1],
    ['Ш-4', 'Ширма 4', 'Перегородки', 12.345, 1],
  ];
  const report = await run(workbook(rows));
  expect(report.reasons).toEqual([
    `4: цена ${asks}`,
    '5: цена: «12.345» — копеек не больше двух цифр, например 12500,50',
  ]);
  expect(await prices()).toEqual(['Ш-1: 12990, 0, 3', 'Ш-2: 54.99, 0, 3']);
});
