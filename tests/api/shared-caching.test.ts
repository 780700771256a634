import { afterEach, expect, it } from 'vitest';
import { watchPublicChanges } from '../../src/platform/database/public-changes.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';

let shop: TestApp;
afterEach(() => shop.close());

const open = async (env: Record<string, string>) => {
  shop = await buildTestApp({
    env,
    changes: (url) =>
      watchPublicChanges({
        url,
        onError: (error) => {
          throw error;
        },
      }),
    storefront: {
      renderPage: async ({ request }) => ({
        status: new URL(request.url).pathname === '/none/' ? 404 : 200,
        headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
        body: '<p>Добрый день</p>',
      }),
      attach: async () => undefined,
    },
  });
};
const cachingOf = async (url: string) => (await shop.app.inject({ url })).headers['cache-control'];

const shared = [
  '/',
  '/products/?category=divany',
  '/api/products/?category=divany',
  '/api/products/facets/?category=divany',
  '/api/products/divan-uglovoj-ladoga/',
  '/api/category/',
];

it('lets a CDN keep what is the same for everyone as long as the owner says', async () => {
  await open({ CDN_SECONDS: '10' });
  for (const url of shared) {
    const said = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
    expect.soft(await cachingOf(url), url).toBe(said);
    expect.soft(await cachingOf(url), `${url} again, kept`).toBe(said);
  }
  const { headers } = await shop.app.inject({ url: '/api/category/' });
  const known = { 'if-none-match': String(headers.etag) };
  const unchanged = await shop.app.inject({ url: '/api/category/', headers: known });
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.headers['cache-control']).toContain('s-maxage=10');
});

it('lets it keep no personal, refused or missing answer', async () => {
  await open({ CDN_SECONDS: '10' });
  const own = [
    '/none/',
    '/api/products/none/',
    '/api/products/?page=x',
    '/api/orders/cart/',
    '/dj-rest-auth/user/',
    '/healthz',
  ];
  for (const url of own) expect.soft((await cachingOf(url)) ?? '', url).not.toMatch(/s-maxage/);
});

it('lets it keep nothing where the owner says nothing', async () => {
  await open({});
  for (const url of shared) expect.soft(await cachingOf(url), url).toBe('public, max-age=0');
});
