import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const EMAIL = 'buyer@example.ru';
let shop: TestApp;
let sofa: SomeVariant;

beforeAll(async () => {
  shop = await buildTestApp({ env: { RATE_ORDER: '2/10m' } });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
afterAll(() => shop.close());

const post = (url: string, payload: object, remoteAddress: string) =>
  shop.app.inject({ method: 'POST', url: `/api/orders/${url}`, payload, remoteAddress });

async function order(from: string, email = EMAIL, uuid?: string) {
  const cart =
    uuid ?? (await post('cart/', { cart_items: [cartLine(sofa)] }, from)).json().cart_uuid;
  const answer = await post('order-create/', orderForm(cart, { email }), from);
  return { cart, status: answer.statusCode };
}

it('only orders that were made count: worthless ones bar no buyer', async () => {
  for (let number = 0; number < 20; number += 1) {
    expect((await order('10.0.0.1', EMAIL, randomUUID())).status).toBe(400);
  }
  expect((await order('10.0.0.1')).status).toBe(201);
  const { cart, status } = await order('10.0.0.1');
  expect(status).toBe(201);
  expect((await order('10.0.0.1')).status).toBe(429);
  expect(cart).toBeDefined();
});

it('orders with one e-mail count in their own network only: a stranger’s bar no buyer', async () => {
  expect((await order('10.0.0.2')).status).toBe(201);
});

it('a network has a limit over all e-mails; a retry of a made order counts for nothing', async () => {
  const { cart } = await order('10.0.1.1', 'first@example.ru');
  for (let number = 0; number < 5; number += 1) {
    expect((await order('10.0.1.1', `retry-${number}@example.ru`, cart)).status).toBe(200);
  }
  for (let number = 1; number < 10; number += 1) {
    expect((await order('10.0.1.1', `many-${number}@example.ru`)).status).toBe(201);
  }
  expect((await order('10.0.1.1', 'last@example.ru')).status).toBe(429);
});
