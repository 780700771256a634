import { expect, vi } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { listInOrder } from './sorted-list-cache.ts';

const it = withShop();

const scope = { category: { id: 1, listed: [1] }, filters: [] };
const slice = { order: 'cheapFirst', newSince: new Date(0), limit: 3, offset: 0 } as const;

it.for([
  ['the data changed while the category was read', 1, 2],
  ['the version is not known', null, null],
] as const)('keeps no order where %s', async ([_what, asked, now], { shop }) => {
  const keepOrder = vi.fn();
  const context = { db: shop.db, keepOrder, version: () => now };
  const { count, listed } = await listInOrder(context, { scope, slice, asked });
  expect(listed).toHaveLength(3);
  expect(count).toBeGreaterThan(3);
  expect(keepOrder).not.toHaveBeenCalled();
});

it('gives each page of an order that is kept', async ({ shop }) => {
  const whole = {
    count: 5,
    listed: [5, 4, 3, 2, 1].map((id) => ({ productId: id, variantId: id })),
  };
  const context = { db: shop.db, keepOrder: async () => whole, version: () => 1 };
  const page = (offset: number) =>
    listInOrder(context, { scope, slice: { ...slice, offset }, asked: 1 });
  expect((await page(3)).listed.map(({ productId }) => productId)).toEqual([2, 1]);
  expect((await page(6)).listed).toEqual([]);
});
