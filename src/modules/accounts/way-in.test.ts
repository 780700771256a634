import { expect } from 'vitest';
import { usualWayIn } from '#contracts/way-in.ts';
import { callAsGuest, signIn } from '#tests/support/customer.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const PATH = '/api/dj-rest-auth/way-in/';

it('is kept for a customer, replaced and removed', async ({ shop }) => {
  const anna = await signIn(shop, 'way-in@example.ru', { isNew: true });
  expect((await anna.call('GET', PATH)).json()).toEqual({ way_in: null });
  const way = { ...usualWayIn, lift: null };
  expect((await anna.call('PUT', PATH, { way_in: way })).json()).toEqual({ way_in: way });
  expect((await anna.call('GET', PATH)).json()).toEqual({ way_in: way });
  expect((await anna.call('PUT', PATH, { way_in: null })).statusCode).toBe(200);
  expect((await anna.call('GET', PATH)).json()).toEqual({ way_in: null });
});

it('is for customers alone, and in whole mm within bounds', async ({ shop }) => {
  expect((await callAsGuest(shop, 'GET', PATH)).statusCode).toBe(401);
  expect((await callAsGuest(shop, 'PUT', PATH, { way_in: null })).statusCode).toBe(401);
  const boris = await signIn(shop, 'narrow-way@example.ru', { isNew: true });
  for (const width of [20, 90_000, 800.5, '800', null]) {
    const way = { ...usualWayIn, flat: { width, height: 2000 } };
    expect((await boris.call('PUT', PATH, { way_in: way })).statusCode).toBe(400);
  }
  expect((await boris.call('PUT', PATH, {})).statusCode).toBe(400);
});
