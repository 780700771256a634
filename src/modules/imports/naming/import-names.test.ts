import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows, rowVersions } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed, yml } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(() => emptyCatalogue(shop.db));
afterAll(() => connection.close());

const wardrobe = (id: string, group: string, name: string, more = '') =>
  `<offer id="${id}"${group && ` group_id="${group}"`}><name>${name}</name><price>30000</price>
  <categoryId>78</categoryId><vendorCode>W-${id}</vendorCode>${more}</offer>`;

const run = (...offers: string[]) => importFeed(connection.pool, yml(...offers));
const names = async () =>
  (await catalogueRows(shop.db)).map(({ name, variant_name: variant }) => [name, variant]);

it('keeps the model in the name of each product of a category', async () => {
  const feed = [
    wardrobe('1', 'a', 'Шкаф-купе Прайм-180 венге'),
    wardrobe('2', 'a', 'Шкаф-купе Прайм-220 венге'),
    wardrobe('3', 'b', 'Шкаф-купе Олимп белый'),
    wardrobe('4', 'b', 'Шкаф-купе Олимп дуб'),
    wardrobe('5', 'c', 'Шкаф-купе Сфера белый', '<vendor>Заря</vendor>'),
    wardrobe('6', 'c', 'Шкаф-купе Тритон белый', '<vendor>Заря</vendor>'),
    wardrobe('7', 'd', 'Шкаф-купе Вега белый'),
    wardrobe('8', 'd', 'Шкаф-купе Лира белый'),
  ];
  await run(...feed);
  expect(await names()).toEqual([
    ['Шкаф-купе Прайм', 'Прайм-180 венге'],
    ['Шкаф-купе Прайм', 'Прайм-220 венге'],
    ['Шкаф-купе Олимп', 'белый'],
    ['Шкаф-купе Олимп', 'дуб'],
    ['Шкаф-купе Заря', 'Сфера белый'],
    ['Шкаф-купе Заря', 'Тритон белый'],
    ['Шкаф-купе, W-7', 'Вега белый'],
    ['Шкаф-купе, W-7', 'Лира белый'],
  ]);
  expect(await run(...feed)).toMatchObject({ changed: 0, unchanged: 8 });
});

it('tells products with equal names by what the feed says of them, at worst by the article', async () => {
  const colour = (name: string) => `<param name="Цвет">${name}</param>`;
  const feed = [
    wardrobe('1', '', 'Пенал Уют', colour('белый')),
    wardrobe('2', '', 'Пенал Уют', colour('дуб')),
    wardrobe('3', '', 'Пенал Нега'),
    wardrobe('4', '', 'Пенал Нега'),
  ];
  await run(...feed);
  expect(new Set((await names()).map(([name]) => name))).toEqual(
    new Set(['Пенал Уют, белый', 'Пенал Уют, дуб', 'Пенал Нега, W-3', 'Пенал Нега, W-4']),
  );
  const before = await rowVersions(shop.db);
  expect(await run(...feed)).toMatchObject({ changed: 0, unchanged: 4 });
  expect(await rowVersions(shop.db)).toEqual(before);
});

it('changes no name and no address when offers come and go, only when the feed changes the names', async () => {
  const white = wardrobe('1', 'a', 'Шкаф Лира белый глянец');
  const matt = wardrobe('2', 'a', 'Шкаф Лира белый мат');
  await run(white, matt, wardrobe('3', 'a', 'Шкаф Лира дуб'));
  const before = (await catalogueRows(shop.db)).slice(0, 2);
  expect(before).toMatchObject([
    { name: 'Шкаф Лира', variant_name: 'белый глянец' },
    { variant_name: 'белый мат' },
  ]);

  expect(await run(white, matt)).toMatchObject({ changed: 0 });
  expect(await run(matt, white)).toMatchObject({ changed: 0 });
  expect(await run(white)).toMatchObject({ changed: 0 });
  await run(white, wardrobe('4', 'b', 'Шкаф Лира'), wardrobe('5', 'a', 'Шкаф Лира ясень'));
  const rows = await catalogueRows(shop.db);
  expect(rows.slice(0, 2)).toEqual(before);
  expect(rows.slice(3)).toMatchObject([
    { name: 'Шкаф Лира', variant_name: 'ясень' },
    { name: 'Шкаф Лира, W-4' },
  ]);

  await run(white.replace('Лира', 'Вега'), matt.replace('Лира', 'Вега'));
  expect((await catalogueRows(shop.db)).slice(0, 2)).toMatchObject([
    { name: 'Шкаф Вега белый', product: before[0]?.product, variant_name: 'глянец' },
    { variant: before[1]?.variant, variant_name: 'мат' },
  ]);
});

it('a description that names one offer of a group names the product instead', async () => {
  const text = (name: string) =>
    `<description>${name} собирают без инструмента. ${name}1 — другой шкаф.</description>`;
  const feed = [
    wardrobe('1', 'a', 'Шкаф «Нота» 90х200 (дуб+лён)'),
    wardrobe('2', 'a', 'Шкаф «Нота» 120х200 (дуб+лён)', text('Шкаф «Нота» 120х200 (дуб+лён)')),
    wardrobe('3', '', 'Шкаф «Гамма» 90', text('Шкаф «Гамма» 90')),
  ];
  await run(...feed);
  const descriptions = (await catalogueRows(shop.db)).map(({ description }) => description);
  expect(descriptions).toEqual([
    'Шкаф «Нота» собирают без инструмента. Шкаф «Нота» 120х200 (дуб+лён)1 — другой шкаф.',
    'Шкаф «Нота» собирают без инструмента. Шкаф «Нота» 120х200 (дуб+лён)1 — другой шкаф.',
    'Шкаф «Гамма» 90 собирают без инструмента. Шкаф «Гамма» 901 — другой шкаф.',
  ]);
  expect(await run(...feed)).toMatchObject({ changed: 0, unchanged: 3 });
});
