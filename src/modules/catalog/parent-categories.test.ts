import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Category, ProductPage } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

/** A shop of lamps: «Люстры» with two children, goods of its own and a hidden child, and a parent without goods. */
beforeAll(async () => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
  await emptyCatalogue(shop.db);
  const row = (code: string, name: string, category: string, price: number, colour: string) =>
    `${code};${name};${category};${price};${colour}`;
  const table = [
    'Артикул;Название;Категория;Цена;Цвет',
    row('Л-1', 'Люстра Рожок', 'Люстры > Рожковые', 5000, 'латунь'),
    row('Л-2', 'Люстра Ветка', 'Люстры > Рожковые', 7000, 'бронза'),
    row('Л-3', 'Люстра Диск', 'Люстры > Потолочные', 3000, 'латунь'),
    row('Л-4', 'Люстра Опал', 'Люстры', 9000, 'хром'),
    row('Л-5', 'Люстра Проба', 'Люстры > Выставочные', 1000, 'медь'),
    row('Б-1', 'Бра Свеча', 'Бра', 2000, 'латунь'),
    row('Ф-1', 'Фонарь Аллея', 'Фонари > Уличные', 4000, 'чёрный'),
  ];
  await importFeed(connection.pool, table.join('\n'));
  await shop.db.execute(sql`UPDATE categories SET hidden = true WHERE slug = 'vystavochnye'`);
});
afterAll(() => connection.close());

const get = async <Answer>(url: string): Promise<Answer> => (await shop.app.inject(url)).json();
const categories = () => get<Category[]>('/api/category/');
const names = async (query: string) => {
  const { count, results } = await get<ProductPage>(`/api/products/?${query}`);
  expect(count).toBe(results.length);
  return results.map(({ name }) => name.replace(/^\S+ /, ''));
};
const facetsOf = (query: string) => get<Facets>(`/api/products/facets/?${query}`);

it('lists the top level first, each category with the slug of its parent', async () => {
  expect((await categories()).map(({ slug, parent }) => [slug, parent])).toEqual([
    ['lyustry', null],
    ['bra', null],
    ['fonari', null],
    ['rozhkovye', 'lyustry'],
    ['potolochnye', 'lyustry'],
    ['ulichnye', 'fonari'],
  ]);
  expect(await get('/api/category/rozhkovye/')).toMatchObject({ parent: 'lyustry' });
});

it('a parent has the goods of its children, but not of hidden ones, in every order', async () => {
  expect(await names('category=lyustry')).toEqual(['Ветка', 'Диск', 'Опал', 'Рожок']);
  expect(await names('category=lyustry&o=price')).toEqual(['Диск', 'Рожок', 'Ветка', 'Опал']);
  expect(await names('category=lyustry&o=-price&min_price=4000&color=бронза')).toEqual(['Ветка']);
  expect(await names('category=lyustry&search=рожковая')).toEqual(['Рожок', 'Ветка']);
  expect(await names('category=rozhkovye')).toEqual(['Ветка', 'Рожок']);
  expect(await names('category=vystavochnye')).toEqual(['Проба']);
  const second = await get<ProductPage>('/api/products/?category=lyustry&page=2&page_size=3');
  expect([second.count, second.results.length]).toEqual([4, 1]);
});

it('counts the facets of a parent over its children', async () => {
  const { count, filters } = await facetsOf('category=lyustry');
  expect(count).toBe(4);
  expect(filters.find(({ name }) => name === 'price')).toMatchObject({ min: 3000, max: 9000 });
  const colours = {
    options: [{ value: 'латунь', count: 2 }, { value: 'бронза' }, { value: 'хром' }],
  };
  expect(filters.find(({ name }) => name === 'color')).toMatchObject(colours);
  expect(await facetsOf('category=lyustry&color=хром')).toMatchObject({ count: 1 });
});

it('finds goods by the name of the parent, also after it was renamed or they moved', async () => {
  const found = (text: string) => names(`search=${text}`);
  expect(await found('фонари уличные')).toEqual(['Аллея']);
  await shop.db.execute(sql`UPDATE categories SET name = 'Палисадник' WHERE slug = 'fonari'`);
  expect(await found('палисадник')).toEqual(['Аллея']);
  const put = (parent: string) =>
    sql`UPDATE categories SET parent_id = (SELECT id FROM categories WHERE slug = ${parent}) WHERE slug = 'ulichnye'`;
  await shop.db.execute(put('bra'));
  expect(await found('палисадник')).toEqual([]);
  expect(await names('category=bra')).toEqual(['Свеча', 'Аллея']);
  await shop.db.execute(put('fonari'));
});

it('hides a parent whose children have no goods, and the children of a hidden parent', async () => {
  const slugs = async () => (await categories()).map(({ slug }) => slug);
  const sitemap = async () =>
    Array.from(
      (await shop.app.inject('/sitemap.xml')).body.matchAll(/category=([\w-]+)</g),
      (m) => m[1],
    );
  await shop.db.execute(sql`UPDATE products SET withdrawn = true WHERE name = 'Фонарь Аллея'`);
  expect(await slugs()).toEqual(['lyustry', 'bra', 'rozhkovye', 'potolochnye']);
  await shop.db.execute(sql`UPDATE categories SET hidden = true WHERE slug = 'lyustry'`);
  expect(await slugs()).toEqual(['bra']);
  expect(await sitemap()).toEqual(['bra']);
  await shop.db.execute(sql`UPDATE categories SET hidden = false WHERE slug = 'lyustry'`);
  await shop.db.execute(sql`UPDATE products SET withdrawn = false`);
  expect((await sitemap()).toSorted()).toEqual((await slugs()).toSorted());
});

it('shows a parent with the photograph of a child where its own goods have none', async () => {
  await shop.db.execute(
    sql`UPDATE products SET photo = '/pictures/ulica.avif' WHERE name = 'Фонарь Аллея'`,
  );
  const photos = new Map((await categories()).map(({ slug, photo }) => [slug, photo]));
  expect(photos.get('fonari')).toBe('/pictures/ulica.avif');
  expect(photos.get('bra')).toMatch(/^\/drawings\//);
});

it('answers the slug of a deleted category with the one that took its goods', async () => {
  await shop.db.execute(
    sql`INSERT INTO category_redirects SELECT 'vetki', id FROM categories WHERE slug = 'rozhkovye'`,
  );
  expect(await get('/api/category/vetki/')).toMatchObject({ slug: 'rozhkovye' });
  expect(await names('category=vetki')).toEqual(['Ветка', 'Рожок']);
  expect((await shop.app.inject('/api/category/net/')).statusCode).toBe(404);
});
