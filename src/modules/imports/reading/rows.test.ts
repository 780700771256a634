import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { workbook } from '#tests/support/xlsx.ts';

/** Rows as people and programs write them: what of each row counts, and what is told. */
const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const run = (file: string | Uint8Array) => importFeed(connection.pool, file, { source: 'rows' });

/** `price, old price, stock` by article. */
const shelf = async () =>
  Object.fromEntries(
    (await catalogueRows(shop.db)).map((row) => {
      const [price, old] = [row.price_kopecks, row.original_price_kopecks].map(
        (kopecks) => kopecks && Number(kopecks) / 100,
      );
      return [row.code, [price, old, row.stock]];
    }),
  );

const heads = 'Артикул;Название;Категория;Цена;Старая цена;Остаток\n';
const goods = (row: string) => heads + row.replace(';', ';Ящик;Ящики;');

describe('a row of goods', () => {
  it.each([
    ['Я-1;990;0;5', [990, null, 5]],
    ['Я-1;990;0,00;5', [990, null, 5]],
    ['Я-1;990;0 руб.;5', [990, null, 5]],
    ['Я-1;990;-;5', [990, null, 5]],
    ['Я-1;990;–;5', [990, null, 5]],
    ['Я-1;990;нет;5', [990, null, 5]],
    ['Я-1;990;-100;5', [990, null, 5]],
    ['Я-1;990;990;5', [990, null, 5]],
    ['Я-1;990;800;5', [990, null, 5]],
    ['Я-1;990;1 200;5', [990, 1200, 5]],
    ['Я-1;990;;-1', [990, null, 0]],
    ['Я-1;990;;−3,000', [990, null, 0]],
  ])('%s counts', async (row, expected) => {
    const report = await run(goods(row));
    expect(report.reasons).toEqual([]);
    expect(report.unread.cells.count).toBe(0);
    expect(await shelf()).toEqual({ 'Я-1': expected });
  });

  it('says which stock below zero it has read as none', async () => {
    const rows = ['Я-1;990;;-1', 'Я-2;990;;0', 'Я-3;990;;-7'].map(
      (row) => goods(row).split('\n')[1],
    );
    const { belowZero } = (await run(heads + rows.join('\n'))).unread;
    expect(belowZero).toMatchObject({ count: 2, examples: ['Я-1 (-1)', 'Я-3 (-7)'] });
  });

  it.each([
    ['Я-1;990;скоро;5', [990, null, 5], 'строка 2 (Я-1, Ящик): старая цена: «скоро» — не число'],
    [
      'Я-1;990;;2,5',
      [990, null, 0],
      'строка 2 (Я-1, Ящик): остаток: «2,5» — нужно целое число штук от 0 до 1\u00a0000\u00a0000',
    ],
    ['Я-1;990;;мало мало', [990, null, 0], 'строка 2 (Я-1, Ящик): остаток: «мало мало» — не число'],
  ])('%s counts without a cell, which is said', async (row, expected, said) => {
    const report = await run(goods(row));
    expect(report.reasons).toEqual([]);
    expect(report.unread.cells).toMatchObject({ count: 1, examples: [said] });
    expect(await shelf()).toEqual({ 'Я-1': expected });
  });

  it('with a count that cannot be read keeps the stock of the shop', async () => {
    await run(goods('Я-1;990;;4'));
    await run(goods('Я-1;890;;2,5'));
    expect(await shelf()).toEqual({ 'Я-1': [890, null, 4] });
  });
});

describe('a row of a price list', () => {
  const list = (row: string) => `Артикул;Цена;Старая цена;Остаток\n${row}`;
  beforeEach(async () => void (await run(goods('Я-1;900;1 500;4'))));

  it.each([
    ['Я-1;880;0;7', [880, null, 7]],
    ['Я-1;870;нет;-3', [870, null, 0]],
    ['Я-1;;;6', [900, null, 6]],
    ['Я-1;880;;', [880, null, 4]],
  ])('%s counts', async (row, expected) => {
    const report = await run(list(row));
    expect([report.reasons, report.unread.cells.count]).toEqual([[], 0]);
    expect(await shelf()).toEqual({ 'Я-1': expected });
  });

  it.each([
    ['a price', 'Я-1;дорого;1 600;7', [900, 1500, 7], ['цена: «дорого» — не число']],
    ['an old price', 'Я-1;880;было;7', [880, 1500, 7], ['старая цена: «было» — не число']],
    ['a count', 'Я-1;880;1 600;штук', [880, 1600, 4], ['остаток: «штук» — не число']],
    [
      'a price that can mean two',
      'Я-1;12.500;;7',
      [900, 1500, 7],
      ['цена «12.500»: это 12\u00a0500\u00a0₽ или 12,5\u00a0₽? Напишите 12500 или 12,5'],
    ],
    [
      'old price and count',
      'Я-1;880;было;штук',
      [880, 1500, 4],
      ['старая цена: «было» — не число', 'остаток: «штук» — не число'],
    ],
  ])('counts without %s that cannot be read', async (_what, row, expected, said) => {
    const report = await run(list(row));
    expect(report.reasons).toEqual([]);
    expect(report.unread.cells.examples).toEqual(said.map((reason) => `строка 2 (Я-1): ${reason}`));
    expect(await shelf()).toEqual({ 'Я-1': expected });
  });

  it('is refused where nothing of it can be read', async () => {
    const report = await run(list('Я-1;дорого;1 600;'));
    expect(report.reasons).toEqual(['2: цена: «дорого» — не число']);
    expect(report.unread.cells.count).toBe(0);
    expect(await shelf()).toEqual({ 'Я-1': [900, 1500, 4] });
  });

  it('in another currency counts with its stock', async () => {
    const report = await run('Артикул;Цена;Валюта;Остаток\nЯ-1;880;USD;7\n');
    expect(report.unread.cells.count).toBe(1);
    expect(await shelf()).toEqual({ 'Я-1': [900, 1500, 7] });
  });
});

describe('a price beside the price of a sale', () => {
  const sale = (heading: string, row: string) =>
    `Артикул;Название;Категория;${heading}\n${row.replace(';', ';Лампа;Лампы;')}`;

  it.each([
    ['Цена;Цена со скидкой', 'Л-1;1990;', [1990, null]],
    ['Цена;Цена со скидкой', 'Л-1;2990;2490', [2490, 2990]],
    ['Цена со скидкой;Цена', 'Л-1;2490;2990', [2490, 2990]],
    ['Цена;Цена со скидкой', 'Л-1;3990;0', [3990, null]],
    ['Цена;Цена со скидкой', 'Л-1;3990;0,00 ₽', [3990, null]],
    ['Цена;Акционная цена', 'Л-1;3990;-', [3990, null]],
    ['Цена;Акционная цена', 'Л-1;3990;нет', [3990, null]],
    ['Regular price;Sale price', 'Л-1;2990;2490', [2490, 2990]],
    ['Старая цена;Цена', 'Л-1;2990;2490', [2490, 2990]],
    ['Цена;Старая цена', 'Л-1;2490;0', [2490, null]],
    ['Цена без скидки;Цена со скидкой', 'Л-1;2990;2490', [2490, 2990]],
    ['Цена без скидки;Цена со скидкой', 'Л-1;2990;', [2990, null]],
    ['Цена;Старая цена;Цена со скидкой', 'Л-1;2990;3500;2490', [2490, 3500]],
    ['Цена со скидкой', 'Л-1;2490', [2490, null]],
  ])('%s: %s', async (heading, row, [price, old]) => {
    expect((await run(sale(heading, row))).reasons).toEqual([]);
    expect(await shelf()).toEqual({ 'Л-1': [price, old, null] });
  });

  it('is read as the numbers of a workbook, too', async () => {
    const header = ['Артикул', 'Название', 'Категория', 'Цена', 'Цена со скидкой'];
    await run(workbook([header, ['Л-1', 'Лампа', 'Лампы', 2990, 54.99]]));
    expect(await shelf()).toEqual({ 'Л-1': [54.99, 2990, null] });
  });

  it('of a price list ends with the sale', async () => {
    await run(sale('Цена;Цена со скидкой', 'Л-1;2990;2490'));
    await run('Артикул;Цена;Цена со скидкой\nЛ-1;2990;\n');
    expect(await shelf()).toEqual({ 'Л-1': [2990, null, null] });
  });
});

describe('an offer of a feed', () => {
  const feed = (fields: string) => `<yml_catalog><shop><name>Опыт</name>
    <categories><category id="1">Столы</category></categories>
    <offers><offer id="1" available="true"><name>Стол</name><categoryId>1</categoryId>${fields}</offer></offers>
    </shop></yml_catalog>`;

  it.each([
    ['<price>990</price><quantity>3</quantity>', 3],
    ['<price>990</price><count>3</count>', 3],
    ['<price>990</price><stock_quantity>3</stock_quantity>', 3],
    ['<price>990</price><disabled>false</disabled><count>3</count>', 3],
    ['<price>990</price><disabled>true</disabled>', 0],
    ['<disabled>true</disabled><price>990</price><count>5</count>', 0],
  ])('%s', async (fields, stock) => {
    expect((await run(feed(fields))).reasons).toEqual([]);
    expect(await shelf()).toEqual({ 1: [990, null, stock] });
  });

  it('with the least of its prices is refused in words', async () => {
    const { reasons } = await run(feed('<price from="true">12990</price>'));
    expect(reasons).toEqual([expect.stringContaining('«от 12990» — это наименьшая цена')]);
  });
});
