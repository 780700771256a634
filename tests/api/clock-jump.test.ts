import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { HOUR } from '#platform/time/duration.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { callAsGuest, signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const RIGHT = new Date('2026-11-20T09:00:00Z').getTime();
const REFRESH = '/api/dj-rest-auth/token/refresh/';
let now: number;
const it = withShop({
  clock: { now: () => new Date(now) },
  env: { RATE_LOGIN: '3/15m' },
});
const { shop } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
beforeEach(() => {
  now = RIGHT;
});

const wrongPassword = async (email: string) =>
  (await callAsGuest(shop, 'POST', '/api/dj-rest-auth/login/', { email, password: 'не тот' }))
    .statusCode;
const renew = (refresh: string) => callAsGuest(shop, 'POST', REFRESH, { refresh });
const account = async (customer: TestCustomer) =>
  (await customer.call('GET', '/api/dj-rest-auth/user/')).statusCode;

it('refuses a token that has expired by the present clock, and signs no customer out for good', async () => {
  const anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  expect(await account(anna)).toBe(200);
  now = RIGHT + HOUR;
  expect(await account(anna)).toBe(401);
  const renewed = await renew(anna.refresh);
  expect(renewed.statusCode).toBe(200);
  const later = { ...anna, refresh: renewed.json().refresh };
  now = RIGHT;
  expect((await renew(later.refresh)).statusCode).toBe(200);
  // Spent an hour ahead, it is spent.
  now = RIGHT + 2 * HOUR;
  expect((await renew(anna.refresh)).statusCode).toBe(401);
});

it.each([
  ['forth', 0, HOUR],
  ['back', HOUR, 0],
])('keeps no client out that was counted before the clock jumped %s', async (name, from, to) => {
  const email = `${name}@example.ru`;
  now = RIGHT + from;
  const statuses = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) statuses.push(await wrongPassword(email));
  expect(statuses).toEqual([400, 400, 400, 429]);
  now = RIGHT + to;
  expect(await wrongPassword(email)).toBe(400);
});

it('makes orders of different numbers, and sends their letters, however the clock jumps', async () => {
  const numbers = [];
  const jumps = [0, HOUR, -HOUR, 0];
  for (const jump of jumps) {
    now = RIGHT + jump;
    const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', {
      cart_items: [cartLine(sofa)],
    });
    const order = await callAsGuest(
      shop,
      'POST',
      '/api/orders/order-create/',
      orderForm(cart.json().cart_uuid, { email: 'clock@example.ru' }),
    );
    expect(order.statusCode).toBe(201);
    numbers.push(order.json().number);
  }
  expect(new Set(numbers).size).toBe(jumps.length);
  await vi.waitFor(
    () =>
      expect(shop.letters.filter(({ to }) => to === 'clock@example.ru')).toHaveLength(jumps.length),
    { timeout: 15_000 },
  );
});
