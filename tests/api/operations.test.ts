import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { pickVariants } from '../support/catalogue.ts';
import { recordLog } from '../support/logged.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const TOKEN = 'a-token-of-this-test';
const it = withShop();
const { shop } = fixturesOf(it);
let guarded: TestApp;
let named: TestApp;

beforeAll(async () => {
  guarded = await buildTestApp({
    env: { METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://shop.example' },
  });
  named = await buildTestApp({ env: { PUBLIC_URL: 'https://shop.example' } });
});
afterAll(async () => {
  await guarded.close();
  await named.close();
});

const metrics = async () => (await shop.app.inject({ url: '/metrics' })).body;

it('says that it lives, and that it is ready while its database answers', async () => {
  expect((await shop.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const ready = await shop.app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.headers['cache-control']]).toEqual([200, 'no-store']);
});

it('is not ready for a minute after a disk was full, and logs that once', async () => {
  const full = await buildTestApp({ env: { LOG_LEVEL: 'error' } });
  await full.db.execute(`
    CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
  await full.db.execute(
    'CREATE TRIGGER disk_full BEFORE INSERT ON carts EXECUTE FUNCTION disk_full()',
  );
  const lines = recordLog(full.app);
  const [variant] = await pickVariants(full.db, [100_000]);
  const payload = { cart_items: variant ? [cartLine(variant)] : [] };
  for (let sent = 0; sent < 3; sent += 1) {
    const refused = await full.app.inject({ method: 'POST', url: '/api/orders/cart/', payload });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  }
  expect((await full.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({ about: { error: expect.objectContaining({ code: '53100' }) } }),
  ]);
  await full.close();
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
    for (const [header, value] of [
      ['forwarded', 'for=203.0.113.7'],
      ['x-real-ip', '203.0.113.7'],
      ['x-forwarded-proto', 'https'],
      ['x-forwarded-host', 'shop.example'],
      ['via', '1.1 proxy'],
      // A proxy that tells nothing but the name that the visitor has asked for.
      ['host', 'shop.example'],
    ] as const) {
      const asked = { url: '/metrics', headers: { host: 'localhost', [header]: value } };
      expect([header, (await named.app.inject(asked)).statusCode]).toEqual([header, 404]);
    }
    expect((await named.app.inject({ url: '/metrics' })).statusCode).toBe(200);
    expect((await from('127.0.0.1')).statusCode).toBe(200);
    const withToken = (token: string) =>
      guarded.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect((await withToken('wrong')).statusCode).toBe(404);
    expect((await guarded.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    const byName = { host: 'metrics.internal', authorization: `Bearer ${TOKEN}` };
    expect((await guarded.app.inject({ url: '/metrics', headers: byName })).statusCode).toBe(200);
    expect((await withToken(TOKEN)).body).toContain('http_request_duration_seconds');
  });

  it('want a token where a proxy is set: its requests come from this machine too', async () => {
    const proxied = await buildTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
    expect((await proxied.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await proxied.close();
  });
});
