import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { product, productDetails, productPage } from '../../src/contracts/catalog.ts';
import { watchPublicChanges } from '../../src/platform/database/public-changes.ts';
import { throwError } from '../support/database-url.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';

/** Every answer is made for its request, of products that the process keeps. */
const it = withShop({
  env: { GIVE_KEPT_ANSWERS: 'false' },
  changes: (url) => watchPublicChanges({ url, onError: throwError }),
});
const { shop } = fixturesOf(it);

beforeAll(() =>
  shop.db.execute(`INSERT INTO products (slug, name, category_id, description)
    VALUES ('bez-variantov', 'Стол «Без вариантов»', 1, E'кавычки "и" косая \\\\ строка\\n')`),
);

const get = async (url: string) => (await shop.app.inject({ url })).json();
const list = async (query = '') =>
  productPage.parse(await get(`/api/products/?category=divany${query}`));
const wholeList = () => list('&page_size=100');
const details = async (id: number) => productDetails.parse(await get(`/api/products/${id}/`));

it.each([
  ['a list', '/api/products/?category=divany', productPage],
  ['a filtered list', '/api/products/?category=divany&min_price=60000&o=-price', productPage],
  ['an empty list', '/api/products/?category=divany&name=нет+такого', productPage],
  ['a search', '/api/products/?search=диван', productPage],
  ['a search whose words are put right', '/api/products/?search=девон', productPage],
  ['new arrivals', '/api/new_products/', z.array(product)],
  ['a product', '/api/products/1/', productDetails],
  ['a product without variants', '/api/products/bez-variantov/', productDetails],
] as const)('%s is what its contract says, to the field', async (_what, url, contract) => {
  const answer = await shop.app.inject({ url });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = answer.json();
  expect(contract.parse(body)).toEqual(body);
  // Again, of what is kept.
  expect(await get(url)).toEqual(body);
});

it('the first variant is the one that the list shows, whichever another list shows', async () => {
  const prices = (await wholeList()).results.flatMap(({ variants }) =>
    variants.map((one) => one.price),
  );
  const limit = Math.max(...prices);
  const dear = (await list(`&min_price=${limit}`)).results;
  expect(dear.map(({ first_variant: first }) => first?.price)).toEqual(dear.map(() => limit));
  const [shown] = dear;
  const again = (await wholeList()).results.find(({ id }) => id === shown?.id);
  expect(again?.first_variant).toEqual(again?.variants.find(({ available }) => available));
});

it('a whole category is in order of its prices on every page, also after one changes', async () => {
  const idsOf = async (query: string) => (await list(query)).results.map(({ id }) => id);
  const byPrice = async (order: string) => {
    const { count } = await list();
    const whole = await list(`&o=${order}&page_size=${count}`);
    const pages = [];
    for (let page = 1; page <= Math.ceil(count / 5); page += 1)
      pages.push(...(await idsOf(`&o=${order}&page_size=5&page=${page}`)));
    expect(pages).toEqual(whole.results.map(({ id }) => id));
    return whole.results.filter(({ price }) => price !== null);
  };
  for (const order of ['price', '-price']) {
    const prices = (await byPrice(order)).map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => (order === 'price' ? a - b : b - a)));
  }
  const last = (await byPrice('price')).at(-1);
  await shop.db.execute(
    `UPDATE variants SET price_kopecks = 100 WHERE product_id = ${Number(last?.id)}`,
  );
  await seenWithinASecond(async () =>
    expect((await idsOf('&o=price&page_size=1'))[0]).toBe(last?.id),
  );
  expect((await byPrice('price'))[0]?.id).toBe(last?.id);
});

it.each([
  [
    'a price',
    `UPDATE variants SET price_kopecks = 123400 WHERE product_id = 1`,
    ({ price }: z.infer<typeof product>) => price,
    1234,
  ],
  [
    'a category’s name',
    `UPDATE categories SET name = 'Диванчики' WHERE slug = 'divany'`,
    ({ category }: z.infer<typeof product>) => category.name,
    'Диванчики',
  ],
  [
    'a name',
    `UPDATE products SET name = 'Диван «Иной»' WHERE id = 1`,
    ({ name }: z.infer<typeof product>) => name,
    'Диван «Иной»',
  ],
  [
    'the last piece',
    `UPDATE variants SET stock = 0 WHERE product_id = 1`,
    ({ variants }: z.infer<typeof product>) => variants.some(({ available }) => available),
    false,
  ],
  [
    'a photo',
    `UPDATE products SET photo = '/other.avif' WHERE id = 1`,
    ({ photo }: z.infer<typeof product>) => photo,
    '/other.avif',
  ],
] as const)(
  '%s that changes is seen in lists and details',
  async (_what, statement, of, expected) => {
    const shown = async () => {
      const listed = (await wholeList()).results.find(({ id }) => id === 1);
      return [listed && of(listed), of(await details(1))];
    };
    expect(await shown()).not.toContain(expected);
    await shop.db.execute(statement);
    await seenWithinASecond(async () => expect(await shown()).toEqual([expected, expected]));
  },
);
