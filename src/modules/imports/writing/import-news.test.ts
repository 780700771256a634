import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { products } from '#modules/catalog/index.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { benchOffer, emptyCatalogue, importFeed, yml } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(async () => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
  await emptyCatalogue(shop.db);
});
afterAll(() => connection.close());

const load = (...ids: string[]) =>
  importFeed(connection.pool, yml(...ids.map((id) => benchOffer(id))));
const loadFrom = (source: string, ...ids: string[]) =>
  importFeed(connection.pool, yml(...ids.map((id) => benchOffer(id))), { source });
const news = async () => {
  const { results } = (await shop.app.inject('/api/products/?page_size=100')).json();
  return results
    .filter((product: { is_new: boolean }) => product.is_new)
    .map(({ name }: { name: string }) => name);
};

it('a first import brings no news, a few goods that join later are', async () => {
  await load('1', '2', '3', '4', '5', '6', '7', '8');
  expect(await news()).toEqual([]);
  await load('1', '2', '3', '4', '5', '6', '7', '8', '9', '10');
  expect(await news()).toEqual(['Скамья 10', 'Скамья 9']);
  const before = await shop.db.select().from(products).orderBy(asc(products.id));
  await load('1', '2', '3', '4', '5', '6', '7', '8', '9', '10');
  expect(await shop.db.select().from(products).orderBy(asc(products.id))).toEqual(before);
});

it('the first goods of a second supplier are no news either, its later ones are', async () => {
  const before = await news();
  await loadFrom('second', '21', '22');
  expect(await news()).toEqual(before);
  await loadFrom('second', '21', '22', '23');
  expect(await news()).toEqual([...before, 'Скамья 23'].toSorted());
});
