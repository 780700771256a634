import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { countOrderedPieces } from '#modules/orders/holding/ordered-pieces.ts';
import { DAY } from '#platform/time/duration.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Product, ProductPage } from '../../src/contracts/catalog.ts';
import { searchParameters } from '../../src/contracts/search-parameters.ts';
import { renewPopularity } from '../../src/modules/catalog/popularity.ts';
import { guestFrom, placeOrder } from '../support/place-order.ts';

let now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const it = withShop({ clock });
const { shop } = fixturesOf(it);

const list = async (query: Record<string, unknown>): Promise<Product[]> => {
  const address = `/api/products/?${searchParameters({ page_size: 100, ...query })}`;
  const answer = await shop.app.inject(address);
  expect(answer.statusCode).toBe(200);
  return (answer.json() as ProductPage).results;
};
const namesOf = (products: readonly Product[]) => products.map(({ name }) => name);
const renew = () => renewPopularity({ db: shop.db, clock, countOrdered: countOrderedPieces });

const order = async (product: Product | undefined, quantity: number): Promise<number> => {
  const placed = await placeOrder(guestFrom(shop), [{ product: product?.id, quantity }]);
  expect(placed.status).toBe(201);
  return placed.orderId;
};

it('puts the newest first, and those of one day in the order of the shop', async () => {
  const usual = await list({ category: 'pufy' });
  const [, , third] = usual;
  expect(namesOf(await list({ category: 'pufy', o: '-created' }))).toEqual(namesOf(usual));
  await shop.db.execute(
    sql`UPDATE products SET created_at = created_at + interval '1 day' WHERE id = ${third?.id}`,
  );
  const others = usual.filter((one) => one !== third);
  expect((await list({ category: 'pufy', o: '-created' })).map(({ id }) => id)).toEqual(
    [third, ...others].map((one) => one?.id),
  );
});

it('puts the largest discount first, shown by the variant that has it', async () => {
  const all = await list({ category: 'divany' });
  const best = (product: Product) =>
    Math.max(
      ...product.variants.filter(({ available }) => available).map(({ discount }) => discount),
    );
  const sorted = await list({ category: 'divany', o: '-discount' });
  const discounts = sorted.map(({ first_variant: first }) => first?.discount ?? 0);
  expect(discounts).toEqual(all.map(best).toSorted((a, b) => b - a));
  expect(discounts[0]).toBeGreaterThan(0);
  // Within a filter only the variants that pass count.
  const narrow = await list({ category: 'divany', o: '-discount', max_price: 60_000 });
  expect(narrow.every(({ first_variant: first }) => (first?.price ?? 0) <= 60_000)).toBe(true);
});

it('puts what was ordered most in 90 days first; cancelled and older orders do not count', async () => {
  const usual = await list({ category: 'tekstil' });
  const [first, second, third, fourth] = usual.toReversed();
  await order(second, 3);
  await order(first, 2);
  await shop.db.execute(
    sql`UPDATE orders SET status_order = 'cancelled' WHERE id = ${await order(third, 9)}`,
  );
  await renew();
  const byPieces = [second, first, ...usual.filter((one) => one !== first && one !== second)];
  expect((await list({ category: 'tekstil', o: '-popular' })).map(({ id }) => id)).toEqual(
    byPieces.map((one) => one?.id),
  );
  // A search is sorted so, too.
  const [found] = await list({ search: 'текстиль', o: '-popular' });
  expect(found?.id).toBe(second?.id);

  now = new Date(now.getTime() + 91 * DAY);
  await order(fourth, 1);
  await renew();
  const later = await list({ category: 'tekstil', o: '-popular' });
  expect(later[0]?.id).toBe(fourth?.id);
  expect((await shop.db.execute(sql`SELECT FROM product_popularity`)).rows).toHaveLength(1);
});

it('tells that lists have changed only where a number has', async () => {
  const changes = async () => (await shop.db.execute(sql`SELECT FROM public_changes`)).rows.length;
  await order((await list({ category: 'kovry' }))[0], 1);
  await renew();
  const before = await changes();
  await renew();
  expect(await changes()).toBe(before);
});

it('refuses another sorting by its name', async () => {
  const answer = await shop.app.inject('/api/products/?category=pufy&o=-name');
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
    400,
    expect.arrayContaining(['o']),
  ]);
});
