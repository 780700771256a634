import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import type { TestApp } from '../support/build-test-app.ts';

const it = withShop(async () => ({ storefront: await builtStorefront() }));

const get = (shop: TestApp, url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { accept: 'text/html', ...headers } });

it('files with a hash in their name are kept for ever, and come compressed', async ({ shop }) => {
  const answer = await get(shop, '/');
  const files = answer.body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
  expect(files.length).toBeGreaterThan(5);
  for (const url of new Set(files)) {
    const whole = await shop.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect.soft(whole.statusCode, url).toBe(200);
    expect.soft(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect.soft(whole.headers['content-encoding']).toBeUndefined();
    if (whole.rawPayload.length < 1024 || url.endsWith('.woff2')) continue;
    const small = await shop.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect.soft(small.headers['content-encoding'], url).toBe('br');
    expect.soft(small.headers.vary).toContain('accept-encoding');
    expect.soft(brotliDecompressSync(small.rawPayload).equals(whole.rawPayload)).toBe(true);
  }
  const missing = await shop.app.inject('/assets/net-takogo.js');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['content-type']).toContain('application/json');
  const icon = await shop.app.inject('/favicon.svg');
  expect(icon.headers['cache-control']).not.toContain('immutable');
});

it('the one style sheet begins with the order of its layers', async ({ shop }) => {
  const answer = await get(shop, '/');
  const sheets = [...answer.body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect(sheets).toHaveLength(1);
  const { body } = await shop.app.inject(sheets[0]?.[1] ?? '');
  expect(body).toMatch(/^@layer reset, ?base, ?ui, ?features, ?overrides;/);
});

it('a page is compressed for those who ask for it', async ({ shop }) => {
  const answer = await get(shop, '/', { 'accept-encoding': 'br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('</html>');
});
