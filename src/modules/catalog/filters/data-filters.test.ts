import { afterAll, beforeAll, expect } from 'vitest';
import type { Facets } from '#contracts/facets.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

const header =
  'Артикул;Название;Категория;Цена;Спальное место, см;Жёсткость;Ширина, см;Высота, см;Глубина, см;Цвет;Бренд;Рисунок;Срок изготовления, дн.';

/** Couches of a bath with berths and hardness, and rugs for it. */
beforeAll(async () => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
  await emptyCatalogue(shop.db);
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
afterAll(() => connection.close());

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

it('a list asks for a niche only where its goods stand in one', async () => {
  const words = ['Полотно', 'Клён', 'Осина', 'Липа', 'Ольха', 'Ясень'];
  const goods = (category: string, height: number, depth: number, step = 5) =>
    words.map(
      (word, index) =>
        `${category}-${word};${word};${category};900;;;${60 + index};${height + index * step};${depth + index / 10};;;;`,
    );
  const table = [
    header,
    // Things that stand are known by their sizes alone.
    ...goods('Сундуки для веников', 45, 40),
    ...goods('Зеркала в предбанник', 80, 12),
    ...goods('Плафоны настенные', 20, 18),
    ...goods('Дорожки из джута', 10.2, 120),
    // The name tells nothing, the thickness does.
    ...goods('Пано из липы', 60, 2),
    ...goods('Маты', 1.2, 60, 0.1),
    ...goods('Пара', 60, 3).slice(0, 2),
  ].join('\n');
  await importFeed(connection.pool, table, { source: 'niches' });
  const sizes = async (category: string) =>
    (await filters(category)).filter((name) => ['width', 'height', 'depth'].includes(name));
  expect(await sizes('sunduki-dlya-venikov')).toEqual(['width', 'height', 'depth']);
  expect(await sizes('zerkala-v-predbannik')).toEqual(['width', 'height']);
  expect(await sizes('plafony-nastennye')).toEqual(['width', 'height']);
  expect(await sizes('dorozhki-iz-dzhuta')).toEqual(['width', 'depth']);
  expect(await sizes('pano-iz-lipy')).toEqual(['width', 'height']);
  expect(await sizes('maty')).toEqual(['width', 'depth']);
  expect(await sizes('para')).toEqual(['width', 'height']);
  // Narrowed to one thing that is thick enough, it is the same.
  const narrowed = await facets('zerkala-v-predbannik&min_height=1000');
  expect(narrowed.filters.map(({ name }) => name)).not.toContain('depth');
});

it('the filters follow the goods', async () => {
  await shop.db.execute(`UPDATE variants SET attributes = attributes - 'mattress_hardnesses'`);
  expect(await filters('lezhaki')).toEqual(['bed_width', 'width']);
});

it('options equal but for case are one, in the most frequent spelling, and find all its goods', async () => {
  const table = ['белый', 'Белый', 'БЕЛЫЙ', 'белый', 'чёрный', 'Чёрный']
    .map((color, index) => `Ш-${index};Шайка ${index};Шайки;100;;;;;;${color};;;`)
    .concat('Ш-9;Шайка 9;Шайки;100;;;;;;белый;;;', 'Ш-9б;Шайка 9;Шайки;100;;;;;;Белый;;;');
  await importFeed(connection.pool, [header, ...table].join('\n'), { source: 'case' });
  const colours = async (query: string) =>
    (await facets(query)).filters.flatMap((one) =>
      one.kind === 'options' ? one.options.map(({ value, count }) => [value, count]) : [],
    );
  const stocked = await count('category=shajki');
  expect(await colours('shajki')).toEqual([
    ['белый', stocked - 2],
    ['чёрный', 2],
  ]);
  expect(await count('category=shajki&color=БЕЛЫЙ')).toBe(stocked - 2);
  expect(await colours('shajki&color=белый&max_price=200')).toEqual([
    ['белый', stocked - 2],
    ['чёрный', 2],
  ]);
});

it('what all goods share does not filter', async () => {
  const table = Array.from({ length: 6 }, (_, index) =>
    [`Н-${index};Набор ${index};Наборы;100;диван|кресло;серый`].join(''),
  );
  const head = 'Артикул;Название;Категория;Цена;Комплектация;Цвет';
  const goods = [head, ...table, 'Н-7;Набор 7;Наборы;100;диван|кресло;синий'].join('\n');
  await importFeed(connection.pool, goods, { source: 'alike' });
  expect(await filters('nabory')).toEqual(['color']);
});

it('a category of few goods has those of the common filters that tell them apart', async () => {
  await shop.db.execute(`UPDATE products SET withdrawn = true WHERE name > 'Лежак Пар-3'`);
  expect(await filters('lezhaki')).toEqual(['width']);
});

it('the owner decides before the goods do', async () => {
  await shop.db.execute(`UPDATE categories SET filters = '{color}' WHERE slug = 'lezhaki'`);
  expect(await filters('lezhaki')).toEqual(['color']);
});
