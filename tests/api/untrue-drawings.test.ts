import { afterAll, beforeAll, expect, it } from 'vitest';
import { productDetails } from '../../src/contracts/catalog.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { builtStorefront } from '../../src/storefront-source.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { throwError } from '../support/database-url.ts';
import { emptyCatalogue, importFeed } from '../support/feed.ts';
import { readPage } from '../support/html.ts';

let shop: TestApp;

const goods = `Артикул;Название;Категория;Цена;Ширина, мм;Высота, мм;Глубина, мм;Форма
К-1;Комод Лес;Мебель для бани;900;900;800;400;
П-1;Полок Липа;Мебель для бани;900;900;800;400;
С-1;Комод Бор;Мебель для бани;900;;;;
О-1;Ковёр Пар;Мебель для бани;900;900;5;1400;круг
О-2;Ковёр Жар;Мебель для бани;900;900;5;1400;прямоугольник`;

beforeAll(async () => {
  shop = await buildTestApp({ storefront: await builtStorefront() });
  await emptyCatalogue(shop.db);
  const { pool, close } = connectDatabase(shop.databaseUrl, 2, throwError);
  await importFeed(pool, goods);
  await close();
});
afterAll(() => shop.close());

const pictures = async (slug: string) => {
  const answer = await shop.app.inject(`/api/products/${slug}/`);
  const [variant] = productDetails.parse(answer.json()).variants;
  return variant?.photos_variant.map(({ photo }) => photo.split('/').at(-1));
};

it.each([
  ['komod-les', ['photo.svg', 'dimensions.svg']],
  ['kover-zhar', ['photo.svg', 'dimensions.svg']],
  ['polok-lipa', ['photo.svg']],
  ['komod-bor', ['photo.svg']],
  ['kover-par', ['photo.svg']],
])('%s has a drawing of its sizes only where it is drawn truly: %j', async (slug, expected) => {
  expect(await pictures(slug)).toEqual(expected);
});

it('a link preview shows no drawing', async () => {
  const page = readPage((await shop.app.inject('/products/komod-les')).body);
  expect(page.meta['og:image']).toMatch(/\.png$|\.jpg$/);
});

it.each([
  ['komod-les', 'Схема'],
  ['polok-lipa', 'Полок Липа'],
])(
  'the picture of %s has the alternative text «%s»: a plate of the category is no scheme',
  async (slug, alt) => {
    const page = (await shop.app.inject(`/products/${slug}`)).body;
    const images = [...page.matchAll(/<img [^>]*>/g)].map(([image]) => image);
    const [first] = images.filter((image) => image.includes('/photo.svg"'));
    expect(first).toContain(`alt="${alt}"`);
  },
);
