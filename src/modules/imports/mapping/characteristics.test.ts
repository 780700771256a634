import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { indexChangedProducts } from '#modules/catalog/index-products.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows, rowVersions } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { benchOffer, emptyCatalogue, importFeed, yml } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const run = (text: string, options = {}) => importFeed(connection.pool, text, options);
const kept = async () => (await catalogueRows(shop.db))[0]?.characteristics;
const param = (name: string, value: string, unit = '') =>
  `<param name="${name}"${unit && ` unit="${unit}"`}>${value}</param>`;

const params = [
  param('Пружинный блок', 'боннель'),
  param('Вес упаковки', '12', 'кг'),
  param('Ширина', '200-210', 'см'),
  param('Высота сиденья', '42-45 см'),
  param('Цвет', 'синий'),
  param('Карманы', 'слева'),
  param('Карманы', 'справа'),
].join('');
const expected = [
  { label: 'Пружинный блок', value: 'боннель', unit: '' },
  { label: 'Вес упаковки', value: '12', unit: 'кг' },
  { label: 'Карманы', value: 'слева; справа', unit: '' },
  { label: 'Ширина', value: '200-210', unit: 'см' },
  { label: 'Высота сиденья', value: '42-45 см', unit: '' },
];

it('keeps what no attribute takes, changes it with the feed only, and lets a feed without details leave it', async () => {
  await run(yml(benchOffer('1', params)));
  expect(await catalogueRows(shop.db)).toMatchObject([
    { attributes: { color: { name: 'синий' } }, characteristics: expected },
  ]);
  const before = await rowVersions(shop.db);
  expect(await run(yml(benchOffer('1', params)))).toMatchObject({ unchanged: 1 });
  expect(await rowVersions(shop.db)).toEqual(before);

  await run(yml(benchOffer('1')));
  expect(await kept()).toEqual(expected);
  expect(await run(yml(benchOffer('1', params.replace('боннель', 'TFK'))))).toMatchObject({
    changed: 1,
  });
  expect(await kept()).toContainEqual({ label: 'Пружинный блок', value: 'TFK', unit: '' });
  await run(yml(benchOffer('1', param('Цвет', 'синий'))));
  expect(await kept()).toBeNull();
});

it('shows it in the product details and not in lists, finds its words, and exports it so that it comes back', async () => {
  const { source } = await run(yml(benchOffer('1', params)));
  await indexChangedProducts(shop.db, { all: true });
  const details = await shop.app.inject('/api/products/skamya-1/');
  expect(details.json().variants[0].characteristics).toEqual(expected);
  const list = await shop.app.inject('/api/products/?search=боннель');
  expect(list.json()).toMatchObject({ count: 1 });
  expect(list.json().results[0].variants[0]).not.toHaveProperty('characteristics');

  const feed = await shop.app.inject('/feeds/yandex.xml');
  const before = await catalogueRows(shop.db);
  expect(await run(feed.body, { source })).toMatchObject({ changed: 0, unchanged: 1 });
  await emptyCatalogue(shop.db);
  await run(feed.body);
  expect(await catalogueRows(shop.db)).toMatchObject([
    { characteristics: before[0]?.characteristics, name: 'Скамья 1' },
  ]);
});

it('bounds what a hostile feed says, drops sums of the shop, and reports both', async () => {
  const long = 'я'.repeat(10_000);
  const many = Array.from({ length: 200 }, (_, index) => param(`Свойство ${index}`, 'да')).join('');
  const report = await run(
    yml(
      benchOffer(
        '1',
        param(long, 'а') + param('Текст', long) + param('Закупочная цена', '1') + many,
      ),
    ),
  );
  expect(report).toMatchObject({ created: 1, refused: 0 });
  expect(await kept()).toHaveLength(60);
  const dropped = report.leftOut.filter(({ why }) => why === 'dropped').map(({ name }) => name);
  expect(report.leftOut).toContainEqual(
    expect.objectContaining({ name: 'Закупочная цена', why: 'service' }),
  );
  expect(dropped).toContain('Текст');
  expect(dropped).toContain('я'.repeat(100));
  expect(JSON.stringify(report.leftOut).length).toBeLessThan(60_000);

  const tooMany = Array.from({ length: 5000 }, (_, index) => param(`Свойство ${index}`, 'да')).join(
    '',
  );
  expect(await run(yml(benchOffer('2', tooMany)))).toMatchObject({ refused: 1 });
  expect(await run(yml(benchOffer('3', param('Блок\u0001', 'да'))))).toMatchObject({ refused: 1 });
});

it('reads numbers without a unit where the whole feed agrees on one, and says so', async () => {
  const wide = (id: string, width: string) =>
    benchOffer(id, param('Ширина', width) + param('Высота', '210') + param('Карманы', 'нет'));
  const feed = yml(wide('1', '45'), wide('2', '120,5'), wide('3', '240'));
  const report = await run(feed);
  expect(report.leftOut).toMatchObject([
    { name: 'Карманы', why: 'unknown' },
    { name: 'Ширина', why: 'guessed', unit: 'см', count: 3, example: '45' },
    { name: 'Высота', why: 'unit' },
  ]);
  const unread = [
    { label: 'Карманы', value: 'нет', unit: '' },
    { label: 'Высота', value: '210', unit: '' },
  ];
  expect(await catalogueRows(shop.db)).toMatchObject([
    { attributes: { dimensions_width: 450 }, characteristics: unread },
    { attributes: { dimensions_width: 1205 }, characteristics: unread },
    { attributes: { dimensions_width: 2400 } },
  ]);
  expect(await run(feed)).toMatchObject({ changed: 0, unchanged: 3 });
});

it('keeps weight, sizes and barcodes of the package, and gives them back as elements', async () => {
  const packed =
    '<weight>10.50</weight><dimensions>200/60/22.5</dimensions><barcode>4672623481600</barcode><barcode>4642526689052</barcode>';
  const { source } = await run(
    yml(benchOffer('1', packed + param('Вес в упаковке', '10,5', 'кг'))),
  );
  expect(await kept()).toEqual([
    { label: 'Вес в упаковке', value: '10.5', unit: 'кг' },
    { label: 'Размеры упаковки (Д × Ш × В)', value: '200 × 60 × 22.5', unit: 'см' },
    { label: 'Штрихкод', value: '4672623481600; 4642526689052', unit: '' },
  ]);
  const feed = (await shop.app.inject('/feeds/yandex.xml')).body;
  expect(feed).toContain(packed.replace('10.50', '10.5').replaceAll('><', '>\n<'));
  expect(feed).not.toContain('>10.5</param>');
  expect(await run(feed, { source })).toMatchObject({ changed: 0, unchanged: 1 });
});

it('keeps in words what contradicts an attribute, and reports it', async () => {
  const contradictions = [
    '<vendor>Заря</vendor>',
    param('Производитель', 'Заря Плюс'),
    param('Цвет корпуса', 'белый'),
    param('Цвет обивки', 'серый'),
    param('Ширина', '120', 'см'),
    param('Ширина изделия', '1200', 'мм'),
    param('Общая ширина', '130', 'см'),
  ].join('');
  const report = await run(yml(benchOffer('1', contradictions)));
  expect(await catalogueRows(shop.db)).toMatchObject([
    {
      attributes: { brand: { name: 'Заря' }, color: { name: 'белый' }, dimensions_width: 1200 },
      characteristics: [
        { label: 'Производитель', value: 'Заря Плюс', unit: '' },
        { label: 'Цвет обивки', value: 'серый', unit: '' },
        { label: 'Общая ширина', value: '130', unit: 'см' },
      ],
    },
  ]);
  expect(report.leftOut.map(({ name, why }) => `${name}: ${why}`)).toEqual([
    'Производитель: twice',
    'Цвет обивки: twice',
    'Общая ширина: twice',
  ]);
});

it('keeps numbers with their unit apart from the label, and names labels as the supplier does', async () => {
  const numbers = [
    param('Диаметр, мм', '300'),
    param('Объем, м3', '0,28'),
    param('Площадь (кв. м)', '12'),
    param('Порода, сорт', 'А'),
    param('Максимальная нагрузка (кг)', '150-200'),
    param('Ширина изделия', '45'),
  ].join('');
  const report = await run(yml(benchOffer('1', numbers)));
  expect(await kept()).toEqual([
    { label: 'Диаметр', value: '300', unit: 'мм' },
    { label: 'Объем', value: '0,28', unit: 'м3' },
    { label: 'Площадь', value: '12', unit: 'кв. м' },
    { label: 'Порода, сорт', value: 'А', unit: '' },
    { label: 'Максимальная нагрузка', value: '150-200', unit: 'кг' },
  ]);
  expect(report.leftOut).toContainEqual(
    expect.objectContaining({ name: 'Максимальная нагрузка (кг)', why: 'value' }),
  );
  expect(report.leftOut).toContainEqual(
    expect.objectContaining({ name: 'Ширина изделия', why: 'guessed', unit: 'см' }),
  );
  const feed = (await shop.app.inject('/feeds/yandex.xml')).body;
  expect(await run(feed, { source: report.source })).toMatchObject({ changed: 0, unchanged: 1 });
});
