import { beforeAll, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Product, ProductPage } from '../../src/contracts/catalog.ts';
import { colourFamilies, colourFamilyOf } from '../../src/contracts/colour-families.ts';
import type { Facets } from '../../src/contracts/facets.ts';
import { searchParameters } from '../../src/contracts/search-parameters.ts';
import { everyProduct } from '../support/every-product.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let all: Product[];

beforeAll(async () => {
  all = await everyProduct(list);
});

const get = async <Answer>(path: string, query: Record<string, unknown>): Promise<Answer> =>
  (await shop.app.inject(`${path}?${searchParameters(query)}`)).json();
const list = (query: Record<string, unknown>) => get<ProductPage>('/api/products/', query);

const sofasIn = (has: (colour: string) => boolean) =>
  all
    .filter(({ category, variants }) => {
      const colours = variants.flatMap(({ color }) => (color ? [color.name] : []));
      return category.slug === 'divany' && colours.some(has);
    })
    .map(({ slug }) => slug)
    .toSorted();
const sofas = async (color: string | string[]) =>
  (await list({ category: 'divany', color, page_size: 100 })).results
    .map(({ slug }) => slug)
    .toSorted();

it('each colour of the shop belongs to one of twelve families', () => {
  expect(colourFamilies).toHaveLength(12);
  const names = all.flatMap(({ variants }) => variants.map(({ color }) => color?.name ?? 'белый'));
  expect([...new Set(names)].filter((name) => !colourFamilyOf(name))).toEqual([]);
});

it.each([
  ['тёмно-синий', undefined, 'синий'],
  ['серо-голубой', undefined, 'синий'],
  ['Дуб белёный', undefined, 'белый'],
  ['сливочный', undefined, 'бежевый'],
  ['сливовый', undefined, 'фиолетовый'],
  ['рыжий', undefined, 'оранжевый'],
  ['Navy 17', '#14213d', 'синий'],
  ['Velutto 42', '#fdfcf9', 'белый'],
  ['Velutto 43', '#101010', 'чёрный'],
  ['Velutto 44', '#c8b79a', 'бежевый'],
  ['Velutto 45', undefined, undefined],
])('%s (%s) is %s', (name, hex, family) => {
  expect(colourFamilyOf(name, hex)).toBe(family);
});

it('color takes a family, a shade, and a shade that has the name of its family', async () => {
  const blue = sofasIn((name) => colourFamilyOf(name) === 'синий');
  const indigo = sofasIn((name) => name === 'индиго');
  expect(blue.length).toBeGreaterThan(indigo.length);
  expect(indigo.length).toBeGreaterThan(0);
  expect(await sofas('синий')).toEqual(blue);
  expect(await sofas('СИНИЙ')).toEqual(blue);
  expect(await sofas('индиго')).toEqual(indigo);
  expect(await sofas('только серый')).toEqual(sofasIn((name) => name === 'серый'));
  expect(await sofas(['индиго', 'горчичный'])).toEqual(
    sofasIn((name) => name === 'индиго' || name === 'горчичный'),
  );
});

it('counts each family and shade, with and without other filters', async () => {
  for (const others of [{}, { max_price: 60_000 }, { color: ['синий', 'горчичный'] }]) {
    const { filters } = await get<Facets>('/api/products/facets/', {
      category: 'divany',
      ...others,
    });
    const colours = filters.find(({ name }) => name === 'color');
    const { families = [] } = colours?.kind === 'options' ? colours : {};
    expect(families.length).toBeGreaterThan(6);
    const rest = 'color' in others ? {} : others;
    for (const { value, count, only } of families) {
      const counted = async (color: string) =>
        (await list({ category: 'divany', ...rest, color })).count;
      expect([value, count]).toEqual([value, await counted(value)]);
      if (only !== null) expect([value, only]).toEqual([value, await counted(`только ${value}`)]);
    }
  }
});
