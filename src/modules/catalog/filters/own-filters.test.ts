import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { ProductPage } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { refreshQueuedFilters } from './refresh-queued.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
afterAll(() => connection.close());

const HEADER =
  'Артикул;Название;Категория;Цена;Бренд;Цоколь;Мощность, Вт;Гарантийный талон;Упаковка, вид;Глубина, см';

/** Ten lamps: E27 six times, E14 three times, GU10 once. */
const lamps = (category = 'Лампы', code = 'Л'): string[] =>
  Array.from({ length: 10 }, (_, index) => {
    const base = index < 6 ? 'E27' : index < 9 ? 'E14' : 'GU10';
    const power = [5, 10, 150][index % 3];
    const pair = index % 2 ? 'Свет;картон' : 'Луч;плёнка';
    const [brand, box] = pair.split(';');
    return `${code}-${index};Лампа ${code} ${index};${category};${100 + index};${brand};${base};${power};талон № ${index};${box};${index % 2 ? '20-30' : '30-40'}`;
  });
const load = (...rows: string[]) => importFeed(connection.pool, [HEADER, ...rows].join('\n'));

beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`DELETE FROM filter_options WHERE label IS NOT NULL`);
  await load(...lamps());
});

const get = async <Answer>(path: string, query: string): Promise<Answer> =>
  (await shop.app.inject(`${path}?${new URLSearchParams(query)}`)).json();
const facets = (query: string) => get<Facets>('/api/products/facets/', query);
const count = async (query: string) => (await get<ProductPage>('/api/products/', query)).count;
/** The own filters of a list, with their options. */
const own = async (query: string) =>
  Object.fromEntries(
    (await facets(query)).filters.flatMap((one) =>
      one.kind === 'options' && one.name.startsWith('own:')
        ? [[one.name, one.options.map(({ value, count }) => `${value} ${count}`)]]
        : [],
    ),
  );

it('what suppliers say in their words filters where it tells goods apart, before the brand', async () => {
  const { filters } = await facets('category=lampy');
  expect(filters.map(({ name, label }) => [name, label]).slice(3)).toEqual([
    ['own:Цоколь', 'Цоколь'],
    ['own:Мощность', 'Мощность'],
    ['brand', 'Бренд'],
  ]);
  expect(await own('category=lampy')).toEqual({
    'own:Мощность': ['5 Вт 4', '10 Вт 3', '150 Вт 3'],
    'own:Цоколь': ['E27 6', 'E14 3', 'GU10 1'],
  });
});

it('eight of them filter, those of most goods first, in the room that the attributes leave', async () => {
  const labels = [...'АБВГДЕЖЗИК'].map((letter) => `Свойство ${letter}`);
  const rows = Array.from({ length: 10 }, (_, index) =>
    [
      `Х-${index}`,
      `Ящик ${index}`,
      'Ящики',
      100,
      ...labels.map((_, at) => (at === 0 && index < 5 ? '' : `знак ${index % 2}`)),
    ].join(';'),
  );
  await importFeed(
    connection.pool,
    [`Артикул;Название;Категория;Цена;${labels.join(';')}`, ...rows].join('\n'),
  );
  expect(Object.keys(await own('category=yashchiki'))).toEqual(
    labels.slice(1, 9).map((label) => `own:${label}`),
  );
});

it('values of one label widen a list, labels narrow it, in any case; a filter does not count itself', async () => {
  expect(await count('category=lampy&own=Цоколь:E27&own=цоколь:gu10')).toBe(7);
  expect(await count('category=lampy&own=Цоколь:E27&own=Мощность: 5 Вт')).toBe(2);
  expect(await count('category=lampy&own=Цоколь:E27&brand=Луч')).toBe(3);
  const narrowed = await facets('category=lampy&own=ЦОКОЛЬ:E14');
  expect(narrowed.count).toBe(3);
  expect(narrowed.without).toEqual([{ name: 'own:ЦОКОЛЬ', label: 'Цоколь', count: 10 }]);
  expect(await own('category=lampy&own=ЦОКОЛЬ:E14')).toEqual({
    'own:Мощность': ['5 Вт 1', '10 Вт 1', '150 Вт 1'],
    'own:Цоколь': ['E27 6', 'E14 3', 'GU10 1'],
  });
});

it('what no goods have finds nothing, and what is no label with a value is refused', async () => {
  expect(await count('category=lampy&own=Цоколь:G9')).toBe(0);
  expect(await count('category=lampy&own=Наклейка:E27')).toBe(0);
  const tooMany = Array.from({ length: 51 }, (_, index) => `own=Цоколь:${index}`).join('&');
  for (const wrong of [
    'own=Цоколь',
    'own=:E27',
    'own=Цоколь:',
    `own=Ц:${'9'.repeat(200)}`,
    tooMany,
  ])
    expect(await get('/api/products/', wrong), wrong).toMatchObject({ code: 'invalid' });
});

it('filters a search and a parent with the goods of its children', async () => {
  await load(...lamps('Свет > Бра', 'Б'), ...lamps('Свет > Торшеры', 'Т'));
  expect((await own('category=svet'))['own:Цоколь']).toEqual(['E27 12', 'E14 6', 'GU10 2']);
  expect(await count('category=svet&own=Цоколь:E14')).toBe(6);
  const found = await count('search=лампа');
  expect(found).toBe(30);
  expect(await count('search=лампа&own=Цоколь:E14')).toBe(9);
});

it('labels and values that differ by case are one, in the most frequent spelling', async () => {
  const others = lamps('Лампы', 'Ц').slice(5, 8);
  const odd = [HEADER.replace('Цоколь', 'ЦОКОЛЬ'), ...others].join('\n').replaceAll('E14', 'e14');
  await importFeed(connection.pool, odd);
  expect(await own('category=lampy')).toMatchObject({
    'own:Цоколь': ['E27 7', 'E14 5', 'GU10 1'],
  });
});

it('the options follow the goods', async () => {
  await importFeed(connection.pool, 'Артикул;Цена\nЛ-9;900');
  expect(await count('category=lampy&own=Цоколь:GU10')).toBe(1);
  await load(...lamps().map((row) => row.replace('GU10', 'G9')));
  expect(await count('category=lampy&own=Цоколь:GU10')).toBe(0);
  expect(await count('category=lampy&own=Цоколь:G9')).toBe(1);
  await shop.db.execute(sql`DELETE FROM variant_characteristics`);
  expect(await own('category=lampy')).toEqual({});
});

it('a shop that is older than these filters gets them after its start', async () => {
  await shop.db.execute(sql`UPDATE variant_filters SET options = '{}'`);
  await shop.db.execute(sql`UPDATE product_filters SET options = '{}'`);
  await shop.db.execute(sql`INSERT INTO filter_queue SELECT id FROM products`);
  await refreshQueuedFilters(shop.db);
  expect((await own('category=lampy'))['own:Цоколь']).toEqual(['E27 6', 'E14 3', 'GU10 1']);
  const { rows } = await shop.db.execute(sql`SELECT FROM filter_queue`);
  expect(rows).toEqual([]);
});

it('a label with a thousand values filters no longer, and gets no more of them', async () => {
  await shop.db.execute(sql`INSERT INTO filter_options (key, value, label)
    SELECT 'own:цоколь', 'E' || no, 'Цоколь' FROM generate_series(1001, 1997) no`);
  await load(...lamps().map((row) => row.replace('GU10', 'G53')));
  expect(Object.keys(await own('category=lampy'))).toEqual(['own:Мощность']);
  expect(await count('category=lampy&own=Цоколь:G53')).toBe(0);
});

it('long texts and labels with a colon make no options; several values do', async () => {
  const stated = [
    { label: 'Стиль', value: 'лофт; сканди', unit: '' },
    { label: 'Мощность\u00a0лампы', value: '40', unit: 'Вт' },
    { label: 'Упаковка: вид', value: 'картон', unit: '' },
    { label: 'Уход', value: 'м'.repeat(61), unit: '' },
  ];
  const { rows } = await shop.db.execute(
    sql`SELECT key, value FROM own_filter_values(${JSON.stringify(stated)}::jsonb) ORDER BY value`,
  );
  expect(rows).toEqual([
    { key: 'own:мощность лампы', value: '40 Вт' },
    { key: 'own:стиль', value: 'лофт' },
    { key: 'own:стиль', value: 'сканди' },
  ]);
});

it('a category of the specification shows them where its owner names them', async () => {
  await shop.db.execute(sql`UPDATE categories SET slug = 'stolstyl' WHERE slug = 'lampy'`);
  expect(await own('category=stolstyl')).toEqual({});
  await shop.db.execute(sql`UPDATE categories SET filters = '{own:цоколь,brand}'`);
  const { filters } = await facets('category=stolstyl');
  expect(filters.map(({ name }) => name).slice(3)).toEqual(['own:Цоколь', 'brand']);
});
