import { beforeAll, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Product, ProductPage } from '../../src/contracts/catalog.ts';
import { everyProduct } from '../support/every-product.ts';
import { offers } from './judge.ts';
import { halfOf, phrases } from './phrases.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let all: Product[];

beforeAll(async () => {
  all = await everyProduct(({ page, page_size }) => list(`page=${page}&page_size=${page_size}`));
});

const list = async (query: string): Promise<ProductPage> =>
  (await shop.app.inject({ url: `/api/products/?${query}` })).json();

/** The least rates are a little below those of the day when they were written. */
it.each([
  ['seen', 0.97],
  ['unseen', 0.89],
] as const)(
  'offers what people mean: the %s half',
  {
    timeout: 120_000,
  },
  async (half, least) => {
    const asked = phrases.filter(({ phrase }) => halfOf(phrase) === half);
    const missed = [];
    for (const { phrase, meant } of asked) {
      const answer = await list(`search=${encodeURIComponent(phrase)}&page_size=10`);
      if (!offers(answer, meant, all)) missed.push(phrase);
    }
    const rate = 1 - missed.length / asked.length;
    expect([rate >= least, missed]).toEqual([true, rate >= least ? missed : []]);
  },
);
