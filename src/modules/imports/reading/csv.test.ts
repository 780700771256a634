import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed, windows1251 } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const header =
  'Артикул;Название;Категория;Цена;Старая цена;Описание;Фото;Группа;Остаток;Ширина, см;Цвет;Обивка;Полка';
const rows = [
  'A-1;"Диван ""Волга"", синий";Диваны;54 990,00;60 000;"Первая строка',
  'вторая; строка";https://s.example/1.jpg https://s.example/2.jpg;В1;3;210,5;синий;велюр | рогожка;да',
  'A-2;"Диван ""Волга"", серый";Диваны;49990;;;;В1;под заказ;210;серый;;',
  'B-1;Стул;Стулья;1990.50;;;;;0;;;;',
];
const table = [header, ...rows].join('\r\n');

async function expectCatalogue() {
  expect(await catalogueRows(shop.db)).toMatchObject([
    {
      category_name: 'Диваны',
      product: 'divan-volga',
      name: 'Диван "Волга"',
      description: 'Первая строка\nвторая; строка',
      code: 'A-1',
      variant_name: 'синий',
      price_kopecks: '5499000',
      original_price_kopecks: '6000000',
      stock: 3,
      attributes: {
        dimensions_width: 2105,
        color: { name: 'синий' },
        upholstery_materials: ['велюр', 'рогожка'],
      },
    },
    { code: 'A-2', variant_name: 'серый', stock: null, attributes: { dimensions_width: 2100 } },
    { category_name: 'Стулья', code: 'B-1', price_kopecks: '199050', stock: 0 },
  ]);
}

it.each([
  ['semicolons, UTF-8', table],
  ['a byte order mark', `\ufeff${table}`],
  ['windows-1251', windows1251(table)],
  ['UTF-16', Buffer.from(`\ufeff${table}`, 'utf16le')],
  ['tabs', table.replaceAll(/;(?! с)/g, '\t')],
])('reads a table with %s', async (_what, bytes) => {
  const report = await importFeed(connection.pool, bytes);
  expect(report).toMatchObject({ created: 3, refused: 0 });
  expect(report.leftOut).toEqual([{ name: 'Полка', why: 'unknown', example: 'да', count: 1 }]);
  await expectCatalogue();
});

it('reads commas, finds the rows again and changes nothing', async () => {
  const commas =
    'ID,Артикул,Название,Категория,Цена\n1,A,Стул,Стулья,"1 990,50"\n2,B,Стол,Столы,100\n';
  expect(await importFeed(connection.pool, commas)).toMatchObject({ created: 2, source: 'test' });
  expect(await importFeed(connection.pool, commas)).toMatchObject({ created: 0, unchanged: 2 });
  expect(await catalogueRows(shop.db)).toMatchObject([{ price_kopecks: '199050' }, { code: 'B' }]);
});

it('refuses bad rows alone, each with the line it begins in', async () => {
  const bad = [
    ...rows,
    'D-1;Стол 20" круглый;Столы;1;;;;;;;;;',
    'C-1;Кресло;Кресла',
    'C-2;Кресло;Кресла;дорого;;;;;;;;;',
    'C-3;;Кресла;1;;;;;;;;;',
  ];
  const report = await importFeed(connection.pool, [header, ...bad].join('\n'));
  expect(report.reasons).toEqual([
    '7: не указано: цена',
    '8: цена: «дорого» — не число',
    '9: не указано: название',
  ]);
  expect(report.created).toBe(4);
});

it.each([
  ['has no price', 'Артикул;Название;Категория\nA;Стул;Стулья', /нет столбцов: Цена\./],
  ['has no article', 'Название;Категория;Цена\nСтул;Стулья;1', /нет столбцов: Артикул\./],
  [
    'never closes a quotation mark',
    `${table}\nD;"Стол;Столы;1;;;;;;;;;`,
    /открытая в строке 6, не закрыта/,
  ],
])('refuses a table that %s, and leaves the shop as it was', async (_what, text, message) => {
  await expect(importFeed(connection.pool, text)).rejects.toThrow(message);
  expect(await catalogueRows(shop.db)).toEqual([]);
});
