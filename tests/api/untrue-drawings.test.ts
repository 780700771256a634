import { beforeAll, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { productDetails } from '../../src/contracts/catalog.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { throwError } from '../support/database-url.ts';
import { emptyCatalogue, importFeed } from '../support/feed.ts';
import { readPage } from '../support/html.ts';

const it = withShop(async () => ({ storefront: await builtStorefront() }));
const { shop } = fixturesOf(it);

const goods = `Артикул;Название;Категория;Цена;Ширина, мм;Высота, мм;Глубина, мм;Форма
К-1;Комод Лес;Мебель для бани;900;900;800;400;
П-1;Полок Липа;Мебель для бани;900;900;800;400;
С-1;Комод Бор;Мебель для бани;900;;;;
О-1;Ковёр Пар;Мебель для бани;900;900;5;1400;круг
О-2;Ковёр Жар;Мебель для бани;900;900;5;1400;прямоугольник`;

beforeAll(async () => {
  await emptyCatalogue(shop.db);
  const { pool, close } = connectDatabase(shop.databaseUrl, 2, throwError);
  await importFeed(pool, goods);
  await close();
});

const pictures = async (slug: string) => {
  const answer = await shop.app.inject(`/api/products/${slug}/`);
  const [variant] = productDetails.parse(answer.json()).variants;
  return variant?.photos_variant.map(({ photo }) => photo.split('/').at(-1));
};

it.each([
  ['komod-les', ['photo.svg', 'dimensions.svg']],
  ['polok-lipa', ['photo.svg', 'dimensions.svg']],
  ['komod-bor', ['photo.svg']],
  ['kover-par', ['photo.svg', 'dimensions.svg']],
])('%s has a drawing of its sizes where it states all three: %j', async (slug, expected) => {
  expect(await pictures(slug)).toEqual(expected);
});

it.each(['komod-les', 'polok-lipa'])(
  '%s of a feed is drawn as the box of its sizes, and no kind is guessed',
  async (slug) => {
    const drawing = async (view: string) => {
      const answer = await shop.app.inject(`/api/products/${slug}/`);
      const [variant] = productDetails.parse(answer.json()).variants;
      return (await shop.app.inject(`/drawings/products/${slug}/${variant?.slug}/${view}.svg`))
        .body;
    };
    const [sizes, photo] = [await drawing('dimensions'), await drawing('photo')];
    expect(sizes).toMatch(/data-part="thing" data-width-mm="900" data-height-mm="800"/);
    expect(sizes).toMatch(/data-part="thing" data-width-mm="400" data-height-mm="800"/);
    for (const part of ['person', 'door']) expect(sizes).toContain(`data-part="${part}"`);
    expect(photo).not.toContain('data-part="thing"');
  },
);

it('a link preview shows no drawing', async () => {
  const page = readPage((await shop.app.inject('/products/komod-les')).body);
  expect(page.meta['og:image']).toMatch(/\.png$|\.jpg$/);
});

it.each([
  ['komod-les', 'Комод Лес'],
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
