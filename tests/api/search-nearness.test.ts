import { expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { ProductPage } from '../../src/contracts/catalog.ts';

const it = withShop();
const { shop } = fixturesOf(it);

async function find(text: string): Promise<ProductPage> {
  const answer = await shop.app.inject(
    `/api/products/?page_size=100&search=${encodeURIComponent(text)}`,
  );
  expect(answer.statusCode).toBe(200);
  return answer.json() as ProductPage;
}

/** How far the shown variants of what can be ordered are from a width, in the order of the list. */
const distances = ({ results }: ProductPage, width: number) =>
  results
    .filter(({ first_variant: first }) => first?.available)
    .map(({ first_variant: first }) => Math.abs((first?.dimensions_width ?? 0) - width));

it.for(['диван шириной 214 см', 'диван 214 см', 'диван около 2,14 м'])(
  'puts the nearest first for «%s», each shown by its nearest variant',
  async (text) => {
    const found = await find(text);
    const away = distances(found, 2140);
    expect(away.length).toBeGreaterThan(2);
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    expect(away[0]).toBe(0);
    expect(new Set(away).size).toBeGreaterThan(1);
    expect(found.understood?.whole).toBe(true);
    for (const { variants, first_variant: first } of found.results) {
      const near = variants.filter(({ available }) => available || !first?.available);
      const best = Math.min(...near.map((one) => Math.abs((one.dimensions_width ?? 0) - 2140)));
      expect(Math.abs((first?.dimensions_width ?? 0) - 2140)).toBe(best);
    }
  },
);

it('says whether something has all words, and the very numbers', async () => {
  const whole = async (text: string) => {
    const { count, understood } = await find(text);
    return [count > 0, understood?.whole];
  };
  expect(await whole('угловой диван')).toEqual([true, true]);
  expect(await whole('тахта-диван')).toEqual([true, true]);
  expect(await whole('стол 120')).toEqual([true, true]);
  expect(await whole('диван 214')).toEqual([true, true]);
  // Nothing is so wide, but something is nearly.
  expect(await whole('диван 2137')).toEqual([true, false]);
  // No sofa is a lamp too.
  expect(await whole('диван люстра смеситель')).toEqual([true, false]);
});
