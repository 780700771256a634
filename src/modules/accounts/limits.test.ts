import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '#platform/duration.ts';
import { buildTestApp, type TestApp } from '#tests/support/build-test-app.ts';
import { signIn } from '#tests/support/customer.ts';
import { orderForm } from '#tests/support/order-form.ts';

let shop: TestApp;
let now = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  shop = await buildTestApp({
    clock: { now: () => now },
    env: { RATE_LOGIN: '3/10m', RATE_ORDER: '2/10m', RATE_PASSWORD_CHANGE: '2/10m' },
  });
});
afterAll(() => shop.close());

const login = (email: string, remoteAddress: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/dj-rest-auth/login/',
    payload: { email, password: 'какой-то пароль' },
    remoteAddress,
  });

it('one account may be tried so often, from wherever; then 429 says when to come back', async () => {
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
    expect((await login('one@example.ru', address)).statusCode).toBe(400);
  }
  const refused = await login('ONE@example.ru', '10.0.0.4');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(600);
  expect(refused.json()).toEqual({
    detail: expect.stringContaining('попыток'),
    code: 'too_many_requests',
  });
  now = new Date(now.getTime() + 10 * MINUTE);
  expect((await login('one@example.ru', '10.0.0.4')).statusCode).toBe(400);
});

it('one address may try five times as often over all accounts', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 16; number += 1) {
    statuses.push((await login(`many-${number}@example.ru`, '10.0.1.1')).statusCode);
  }
  expect(statuses).toEqual([...Array(15).fill(400), 429]);
});

it('a password may be changed so often: each change costs time, and a letter', async () => {
  const anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  const statuses: number[] = [];
  for (const password of ['Новая пристань 7', 'short', 'Новая пристань 8']) {
    const body = { new_password1: password, new_password2: password };
    statuses.push((await anna.call('POST', '/dj-rest-auth/password/change/', body)).statusCode);
  }
  expect(statuses).toEqual([200, 400, 429]);
});

it('orders to one e-mail are counted too', async () => {
  const order = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/orders/order-create/',
      payload: orderForm(randomUUID(), { email: 'flood@example.ru' }),
    });
  const statuses = [await order(), await order(), await order()].map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual([400, 400, 429]);
});

it('keeps no address and no e-mail', async () => {
  const { rows } = await shop.db.execute('SELECT * FROM rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('example');
});
