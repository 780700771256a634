import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Product, ProductPage } from '../../src/contracts/catalog.ts';
import { everyProduct } from '../support/every-product.ts';
import { askedQueries } from './queries.ts';
import { ndcg, textOf } from './score.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let all: Product[];

beforeAll(async () => {
  all = await everyProduct(({ page, page_size }) => list(`page=${page}&page_size=${page_size}`));
});

const list = async (query: string): Promise<ProductPage> =>
  (await shop.app.inject({ url: `/api/products/?${query}` })).json();
const find = (text: string, more = '') =>
  list(`search=${encodeURIComponent(text)}&page_size=10${more}`);

it('finds what people mean: at least 150 queries, none without an answer', {
  timeout: 120_000,
}, async () => {
  expect(askedQueries.length).toBeGreaterThanOrEqual(150);
  const scores = [];
  for (const { query, meant } of askedQueries) {
    const { results } = await find(query);
    const right = all.filter((product) => meant.test(textOf(product))).length;
    const hits = results.map((product) => meant.test(textOf(product)));
    scores.push({ query, right, found: results.length, score: ndcg(hits, right) });
  }
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  expect(scores.filter(({ right }) => right === 0)).toEqual([]);
  expect(scores.filter(({ found }) => found === 0)).toEqual([]);
  expect(scores.filter(({ score }) => score < 0.5)).toEqual([]);
  expect(mean).toBeGreaterThan(0.93);
});

describe('what was corrected is said', () => {
  it.each([
    ['lbdfy', 'диван'],
    ['divan', 'диван'],
    ['девна', 'диван'],
    ['офисное крсло', 'офисное кресло'],
    ['re[yz', 'кухня'],
    ['диванов', null],
    ['дет кров', null],
    ['дешёвый шкаф', null],
    ['самый дешевый стул', null],
    ['модный диван', null],
    ['диван в стиле лофт', null],
    ['кровать для подростка', null],
    ['двушка', null],
  ])('%s', async (typed, meant) => {
    expect((await find(typed)).corrected_query).toBe(meant);
  });
});

it('nothing is nothing, and no word of the query is a command', async () => {
  for (const text of ['абракадабра', '%', "' & !"]) {
    expect((await find(text)).results).toEqual([]);
  }
  expect((await find('диван & (!кресло):* not')).results.length).toBeGreaterThan(0);
});

it.each([
  ['й and ё of two signs', 'серыи\u0306 ков\u0435\u0308р', 'серый ковёр'],
  ['invisible signs', '\u200eди\u00adван\u200b \ufeffугловой', 'диван угловой'],
  ['emoji', 'диван 🛋️ угловой 👍🏽 🇷🇺', 'диван угловой'],
])('%s are passed over', async (_name, typed, plain) => {
  const [found, expected] = [await find(typed), await find(plain)];
  expect(expected.count).toBeGreaterThan(0);
  expect(found.results).toEqual(expected.results);
});

it('a product that is renamed, withdrawn or new is found by what it is now', async () => {
  const [sofa] = (await find('диван')).results;
  await shop.db.execute(`UPDATE products SET name = 'Лежебока «Небывалая»' WHERE id = ${sofa?.id}`);
  expect((await find('лежебок')).results.map(({ id }) => id)).toEqual([sofa?.id]);
  await shop.db.execute(`UPDATE products SET withdrawn = true WHERE id = ${sofa?.id}`);
  expect(await find('лежебока')).toMatchObject({ count: 0, results: [] });
  await shop.db.execute(
    `UPDATE products SET withdrawn = false, category_id = 3 WHERE id = ${sofa?.id}`,
  );
  expect((await find('лежебока', '&category=divany')).count).toBe(0);
  expect((await find('лежебока', '&category=kresla')).results.map(({ id }) => id)).toEqual([
    sofa?.id,
  ]);
});

it('is cut into pages that hold every match once', async () => {
  const { count } = await find('белый');
  const pages = Array.from({ length: Math.ceil(count / 10) }, (_, index) => index + 1);
  const found = await Promise.all(pages.map((page) => find('белый', `&page=${page}`)));
  const ids = found.flatMap(({ results }) => results.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  expect(count).toBeGreaterThan(20);
});

it('what can be ordered comes before what is sold out', async () => {
  const [first, second] = (await find('плед')).results;
  await shop.db.execute(`UPDATE variants SET stock = 0 WHERE product_id = ${first?.id}`);
  await shop.db.execute(`UPDATE variants SET stock = NULL WHERE product_id = ${second?.id}`);
  expect((await find('плед')).results[0]?.id).toBe(second?.id);
});

it('a search can be sorted by price, and kept to a category', async () => {
  const { results } = await find('белый', '&o=price&category=shkafy');
  const prices = results.map(({ price }) => price ?? 0);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(new Set(results.map(({ category }) => category.slug))).toEqual(new Set(['shkafy']));
});
