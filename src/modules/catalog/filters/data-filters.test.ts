import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Facets } from '#contracts/facets.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { buildTestApp, type TestApp } from '#tests/support/build-test-app.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';

let shop: TestApp;
let connection: DatabaseConnection;

/** Couches of a bath with berths and hardness, and rugs for it. */
beforeAll(async () => {
  shop = await buildTestApp();
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
  await emptyCatalogue(shop.db);
  const header =
    'Артикул;Название;Категория;Цена;Спальное место, см;Жёсткость;Ширина, см;Высота, см;Глубина, см;Цвет;Бренд;Рисунок;Срок изготовления, дн.';
  const couches = Array.from({ length: 10 }, (_, index) => {
    const hardness = index < 5 ? 'мягкая' : 'жёсткая';
    const pattern = index === 0 ? 'ромбы' : '';
    return `Л-${index};Лежак Пар-${index};Лежаки;${1000 + index};${80 + index}х200;${hardness};${90 + index};45;210;белый;Жар;${pattern};14`;
  });
  const rugs = Array.from(
    { length: 6 },
    (_, index) =>
      `К-${index};Коврик Пар-${index};Коврики для бани;500;;;${50 + index};;${80 + index};${index % 2 ? 'синий' : 'белый'};Жар;;`,
  );
  await importFeed(connection.pool, [header, ...couches, ...rugs].join('\n'));
});
afterAll(async () => {
  await connection.close();
  await shop.close();
});

const facets = async (category: string): Promise<Facets> =>
  (await shop.app.inject(`/api/products/facets/?category=${category}`)).json();
const filters = async (category: string) =>
  (await facets(category)).filters.map(({ name }) => name).slice(3);
const count = async (query: string) =>
  (await shop.app.inject(`/api/products/?${query}`)).json().count;

it('a category that the specification does not list has the filters that tell its goods apart, as buyers ask', async () => {
  expect(await filters('lezhaki')).toEqual(['bed_width', 'mattress_hardnesses', 'width']);
  expect(await filters('kovriki-dlya-bani')).toEqual(['width', 'depth', 'color']);
  expect(await count('category=lezhaki&max_bed_width=850')).toBe(6);
  expect(await count('category=kovriki-dlya-bani&max_bed_width=850')).toBe(6);
});

it('the filters follow the goods', async () => {
  await shop.db.execute(`UPDATE variants SET attributes = attributes - 'mattress_hardnesses'`);
  expect(await filters('lezhaki')).toEqual(['bed_width', 'width']);
});

it('a category of few goods has the common filters', async () => {
  await shop.db.execute(`UPDATE products SET withdrawn = true WHERE name > 'Лежак Пар-3'`);
  expect(await filters('lezhaki')).toEqual(['width', 'height', 'depth', 'color', 'brand']);
});

it('the owner decides before the goods do', async () => {
  await shop.db.execute(`UPDATE categories SET filters = '{color}' WHERE slug = 'lezhaki'`);
  expect(await filters('lezhaki')).toEqual(['color']);
});
