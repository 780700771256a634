import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { ProductDetails, ProductPage } from '#contracts/catalog.ts';
import type { Facet, Facets } from '#contracts/facets.ts';
import type { ShopCharacteristic } from '#contracts/shop-characteristics.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
afterAll(() => connection.close());

/** Ten lamps of 10 to 100 W, the odd ones dimmable. */
const lamps = ['Артикул;Название;Категория;Цена;МОЩНОСТЬ;Диммер;Патрон']
  .concat(
    Array.from(
      { length: 10 },
      (_, index) =>
        `Л-${index};Лампа ${index};Лампы;${100 + index};${10 * (index + 1)};${index % 2 ? 'есть' : 'нет'};E${index % 2}`,
    ),
  )
  .join('\n');

const define = (...characteristics: ShopCharacteristic[]) =>
  shop.db.execute(sql`
    UPDATE site_settings SET identity = identity || ${JSON.stringify({ characteristics })}::jsonb`);

beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`DELETE FROM filter_options WHERE label IS NOT NULL`);
  await define(
    { label: 'Мощность', unit: 'Вт', kind: 'number' },
    { label: 'Диммер', unit: '', kind: 'flag' },
  );
  await importFeed(connection.pool, lamps);
});

const get = async <Answer>(path: string, query = ''): Promise<Answer> =>
  (await shop.app.inject(`${path}?${new URLSearchParams(query)}`)).json();
const facets = (query: string) => get<Facets>('/api/products/facets/', query);
const count = async (query: string) =>
  (await get<ProductPage>('/api/products/', `category=lampy&${query}`)).count;
const facetOf = ({ filters }: Facets, name: string): Facet | undefined =>
  filters.find((one) => one.name === name);

const power = { kind: 'range', name: 'own:Мощность', label: 'Мощность', unit: 'Вт' };

it('a number of the owner filters by its limits, however an address spells its label', async () => {
  expect(facetOf(await facets('category=lampy'), 'own:Мощность')).toEqual({
    ...power,
    min: 10,
    max: 100,
  });
  expect(await count('min_own:Мощность=30')).toBe(8);
  expect(await count('min_own:Мощность=25.5&max_own:мощность=70')).toBe(5);
  expect(await count('max_own:Мощность=70&own=Патрон:E1')).toBe(3);
  expect(await count('min_own:Мощность=101')).toBe(0);
});

it('its facet has the limits of what passes the other filters, and the way out of its own', async () => {
  const narrowed = await facets('category=lampy&own=Патрон:E1&max_own:Мощность=60');
  expect(facetOf(narrowed, 'own:Мощность')).toEqual({ ...power, min: 20, max: 100 });
  expect(narrowed.count).toBe(3);
  expect(narrowed.without).toContainEqual({ name: 'own:Мощность', label: 'Мощность', count: 5 });
});

it('values in another unit or in words are no numbers of it', async () => {
  const odd = lamps.replace('Л-9;Лампа 9;Лампы;109;100', 'Л-9;Лампа 9;Лампы;109;100 лм');
  await importFeed(connection.pool, odd.replace(';10;нет', ';до 40;нет'));
  expect(facetOf(await facets('category=lampy'), 'own:Мощность')).toEqual({
    ...power,
    min: 20,
    max: 90,
  });
  expect(await count('min_own:Мощность=1')).toBe(8);
});

it('a label that is no number of the owner has no limits', async () => {
  expect(await count('min_own:Патрон=0')).toBe(0);
  await define();
  await shop.db.execute(sql`UPDATE categories SET filters = '{own:мощность}'`);
  expect(await count('min_own:Мощность=0')).toBe(0);
  expect(facetOf(await facets('category=lampy'), 'own:Мощность')).toMatchObject({
    kind: 'options',
  });
});

it('a yes or no of the owner is one box, and feeds say it in their words', async () => {
  expect(facetOf(await facets('category=lampy'), 'own:Диммер')).toEqual({
    kind: 'flag',
    name: 'own:Диммер',
    label: 'Диммер',
    count: 5,
  });
  expect(await count('own=Диммер:да')).toBe(5);
});

it.each([
  ['min_own:Мощность=abc', 'min_own:Мощность'],
  ['min_own:Мощность=5&max_own:Мощность=4', 'min_own:Мощность'],
  ['min_own:=5', 'min_own:'],
  ['mid_own:Мощность=5', 'mid_own:Мощность'],
])('refuses %s by its name', async (query, field) => {
  const answer = await get<Record<string, unknown>>('/api/products/', query);
  expect(answer).toMatchObject({ code: 'invalid', [field]: [expect.any(String)] });
});

it('goods that came before a definition filter by it and show its label and unit at once', async () => {
  await emptyCatalogue(shop.db);
  await define();
  await importFeed(connection.pool, lamps);
  const stated = async () => {
    const { results } = await get<ProductPage>('/api/products/', 'category=lampy');
    const details = await get<ProductDetails>(`/api/products/${results[0]?.slug}/`);
    return details.variants[0]?.characteristics;
  };
  expect(await stated()).toContainEqual({ label: 'МОЩНОСТЬ', value: '10', unit: '' });
  await define({ label: 'Мощность', unit: 'Вт', kind: 'number' });
  expect(await stated()).toContainEqual({ label: 'Мощность', value: '10', unit: 'Вт' });
  expect(await count('min_own:Мощность=30')).toBe(8);
});
