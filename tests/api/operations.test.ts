import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { pickVariants } from '../support/catalogue.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const TOKEN = 'a-token-of-this-test';
let shop: TestApp;
let guarded: TestApp;

beforeAll(async () => {
  shop = await buildTestApp();
  guarded = await buildTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => Promise.all([shop.close(), guarded.close()]));

const metrics = async () => (await shop.app.inject({ url: '/metrics' })).body;

it('says that it lives, and that it is ready while its database answers', async () => {
  expect((await shop.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const ready = await shop.app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.headers['cache-control']]).toEqual([200, 'no-store']);
});

describe('metrics', () => {
  it('count requests by route and status, never by address', async () => {
    await shop.app.inject({ url: '/api/products/divan-uglovoj-ladoga/' });
    await shop.app.inject({ url: '/api/products/no-such-sofa/' });
    const text = await metrics();
    for (const status of [200, 404]) {
      expect(text).toMatch(
        new RegExp(
          `_seconds_count\\{method="GET",route="/api/products/:idOrSlug/",status="${status}"\\} 1`,
        ),
      );
    }
    expect(text).not.toContain('ladoga');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toMatch(/jobs\{queue="[\w-]+",state="queued"\} \d/);
  });

  it('count an order once, however often it is asked for', async () => {
    const [variant] = await pickVariants(shop.db, [100_000]);
    const post = (url: string, payload: object) =>
      shop.app.inject({ method: 'POST', url, payload });
    const cart = await post('/api/orders/cart/', {
      cart_items: variant ? [cartLine(variant)] : [],
    });
    const form = orderForm(cart.json().cart_uuid);
    await post('/api/orders/order-create/', form);
    await post('/api/orders/order-create/', form);
    expect(await metrics()).toContain('orders_placed_total 1\n');
  });

  it('are not for the public', async () => {
    const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
      shop.app.inject({ url: '/metrics', remoteAddress, headers });
    expect((await from('203.0.113.7')).statusCode).toBe(404);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404);
    const withToken = (token: string) =>
      guarded.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect((await withToken('wrong')).statusCode).toBe(404);
    expect((await guarded.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await withToken(TOKEN)).body).toContain('http_request_duration_seconds');
  });
});
