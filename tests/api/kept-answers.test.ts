import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Product, ProductPage } from '../../src/contracts/catalog.ts';
import { indexChangedProducts } from '../../src/modules/catalog/index-products.ts';
import {
  type PublicChanges,
  watchPublicChanges,
} from '../../src/platform/database/public-changes.ts';
import type { RenderedPage } from '../../src/platform/http/storefront.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';

let shop: TestApp;
let changes: PublicChanges;
let lost: Error[];
/** What the storefront does with a page; each test may say. */
let render: (url: URL) => Promise<RenderedPage>;
let rendered: string[];

beforeEach(async () => {
  lost = [];
  rendered = [];
  render = async () => page('<p>Добрый день</p>');
  shop = await buildTestApp({
    changes: async (url) => {
      changes = await watchPublicChanges({ url, onError: (error) => lost.push(error) });
      return changes;
    },
    storefront: {
      renderPage: ({ request }) => {
        const url = new URL(request.url);
        rendered.push(url.pathname + url.search);
        return render(url);
      },
      attach: async () => undefined,
    },
  });
});
afterEach(() => shop.close());

const page = (body: string, status = 200) => ({
  body,
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
});
const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });
async function change(): Promise<void> {
  const before = changes.version();
  await shop.db.execute(`UPDATE products SET name = name || '!' WHERE id = 1`);
  await seenWithinASecond(async () => expect(changes.version()).not.toBe(before));
}

it('gives the same bytes in every encoding, and 304 to a client that has them', async () => {
  const url = '/api/products/?category=divany';
  const plain = await get(url);
  const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await get(url, { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(br.headers.vary).toContain('accept-encoding');

  const known = { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) };
  const again = await get(url, known);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', br.headers.etag]);
  const other = await get(url, { ...known, 'accept-encoding': 'gzip' });
  expect(other.statusCode).toBe(200);
});

it.each(['/api/products/?category=divany', '/products/'])(
  'HEAD %s is answered from the cache, with the headers of GET',
  async (url) => {
    const head = (headers: Record<string, string> = {}) =>
      shop.app.inject({ method: 'HEAD', url, headers });
    const headersOf = ({ headers }: { headers: object }) => {
      const { date, 'x-request-id': _id, ...same } = headers as Record<string, unknown>;
      // A kept answer is compressed better after its second use.
      const { 'content-length': length, ...rest } = same;
      expect([date, Number(length) > 0]).toEqual([expect.any(String), true]);
      return rest;
    };
    const br = { 'accept-encoding': 'br' };
    const made = await head(br);
    const kept = await head(br);
    const got = await get(url, br);
    expect([made.body, kept.body, got.body === '']).toEqual(['', '', false]);
    expect([headersOf(made), headersOf(kept)]).toEqual([headersOf(got), headersOf(got)]);
    const known = { ...br, 'if-none-match': String(got.headers.etag) };
    expect((await head(known)).statusCode).toBe(304);
    const uses = (await get('/metrics')).body;
    expect(uses).toContain('answer_cache_total{use="made"} 1');
    expect(uses).toContain('answer_cache_total{use="fresh"} 3');
  },
);

it('makes every answer anew where GIVE_KEPT_ANSWERS is false', async () => {
  const measured = await buildTestApp({
    env: { GIVE_KEPT_ANSWERS: 'false' },
    databaseUrl: shop.databaseUrl,
    changes: async () => changes,
  });
  const url = '/api/products/?category=divany';
  const bodies = await Promise.all(
    [1, 2, 3].map(async () => (await measured.app.inject(url)).body),
  );
  expect(new Set(bodies).size).toBe(1);
  const uses = (await measured.app.inject('/metrics')).body;
  expect(uses).toContain('answer_cache_total{use="made"} 3');
  await measured.close();
});

it('shows a change of the catalogue, the settings or the stock within a second', async () => {
  const list = async () => (await get('/api/products/?category=divany')).json<ProductPage>();
  const [first] = (await list()).results;
  await shop.db.execute(`UPDATE products SET name = 'Диван «Новый»' WHERE id = ${first?.id}`);
  await seenWithinASecond(async () =>
    expect((await list()).results.map(({ name }) => name)).toContain('Диван «Новый»'),
  );

  const stock = async () => (await get(`/api/products/${first?.id}/`)).json().variants[0].available;
  expect(await stock()).toBe(true);
  await shop.db.execute(`UPDATE variants SET stock = 0 WHERE product_id = ${first?.id}`);
  await seenWithinASecond(async () => expect(await stock()).toBe(false));

  const phone = async () => (await get('/callback/site-settings/')).json().phone;
  await phone();
  await shop.db.execute(`UPDATE site_settings SET phone = '+7 (000) 000-00-01'`);
  await seenWithinASecond(async () => expect(await phone()).toBe('+7 (000) 000-00-01'));
});

it('shows a picture that came, and its preview that came after it, within a second', async () => {
  const photos = async () =>
    (await get('/api/products/1/')).json<Product>().variants[0]?.photos_variant ?? [];
  const file = `${'a'.repeat(32)}.avif`;
  expect((await photos())[0]?.photo).toMatch(/photo\.svg$/);
  await shop.db.execute(`INSERT INTO picture_files (file) VALUES ('${file}')`);
  await shop.db.execute(`INSERT INTO variant_photos
    SELECT id, 0, '/pictures/${file}' FROM variants WHERE product_id = 1 AND position = 0`);
  const shown = { photo: `/pictures/${file}` };
  await seenWithinASecond(async () => expect((await photos())[0]).toEqual(shown));
  await shop.db.execute(`UPDATE picture_files SET preview = 'data:,'`);
  const previewed = { ...shown, preview: 'data:,' };
  await seenWithinASecond(async () => expect((await photos())[0]).toEqual(previewed));
});

it('heals a notification that was missed', async () => {
  await get('/category/');
  await shop.db.execute(`INSERT INTO public_changes DEFAULT VALUES`);
  await vi.waitFor(
    async () => {
      await get('/category/');
      expect(rendered.length).toBe(2);
    },
    { timeout: 20_000, interval: 50 },
  );
});

it('makes nothing anew where nothing that visitors see has changed', async () => {
  await get('/category/');
  await shop.db.execute(`UPDATE variants SET stock = 500 WHERE stock > 1`);
  await shop.db.execute(`UPDATE variants SET stock = 499 WHERE stock > 1`);
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const told: unknown[] = [];
  client.on('notification', (message) => told.push(message));
  await client.query('LISTEN public_changes');
  await shop.db.execute(`UPDATE variants SET stock = 498 WHERE stock > 1`);
  await client.query('SELECT 1');
  await client.end();
  expect(told).toEqual([]);
});

it('takes searches for old when the words of many products have been read', async () => {
  await change();
  const before = changes.version();
  await indexChangedProducts(shop.db, { all: true });
  await seenWithinASecond(async () => expect(changes.version()).not.toBe(before));
});

it('renders once for all who wait, and for every address of the same page', async () => {
  const gate = Promise.withResolvers<void>();
  render = async () => {
    await gate.promise;
    return page('<p>Диваны</p>');
  };
  const urls = [
    '/products/?category=divany&o=price',
    '/products/?o=price&category=divany&utm_source=x',
  ];
  const waiting = Promise.all(Array.from({ length: 20 }, (_, index) => get(urls[index % 2] ?? '')));
  await vi.waitFor(() => expect(rendered).toHaveLength(1));
  gate.resolve();
  const answers = await waiting;
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['<p>Диваны</p>']));
  expect(rendered).toEqual(['/products/?category=divany&o=price']);
});

it('keeps under its own key what an odd address asks for: no answer comes under the address of another', async () => {
  const list = '/api/products/';
  for (const odd of [
    '??category=divany&page_size=1',
    '?page_size=1?page_size=2',
    '#?page_size=1',
  ]) {
    await get(list + odd);
  }
  const { count, results } = (await get(list)).json<ProductPage>();
  expect([count > 20, results.length]).toEqual([true, 20]);

  await get('/products/?category=divany?o=price');
  await get('/products/?category=divany');
  expect(rendered).toEqual([
    '/products/?category=divany%3Fo%3Dprice',
    '/products/?category=divany',
  ]);
});

it('does not give what was begun before a change to those who come after it', async () => {
  const gate = Promise.withResolvers<void>();
  render = async () => {
    await gate.promise;
    return page('<p>Было</p>');
  };
  const before = get('/');
  await vi.waitFor(() => expect(rendered).toHaveLength(1));
  render = async () => page('<p>Стало</p>');
  await change();
  expect((await get('/')).body).toBe('<p>Стало</p>');
  gate.resolve();
  expect((await before).body).toBe('<p>Было</p>');
  expect((await get('/')).body).toBe('<p>Стало</p>');
});

it.each([404, 500])('keeps no answer of %i', async (status) => {
  render = async () => page('<p>Нет</p>', status);
  for (let asked = 1; asked <= 2; asked += 1) {
    expect((await get('/')).statusCode).toBe(status);
    expect(rendered).toHaveLength(asked);
  }
});

it('serves stale answers while the connection for changes is lost, and fresh ones when it is back', async () => {
  await get('/');
  await shop.db.execute(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'gornitsa-changes' AND datname = current_database()`);
  await vi.waitFor(() => expect(lost.length).toBeGreaterThan(0), { timeout: 3000 });
  const before = rendered.length;
  const answers = await Promise.all([get('/'), get('/')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  if (changes.version() === null) expect(rendered.length).toBe(before);
  render = async () => page('<p>Стало</p>');
  await shop.db.execute(`UPDATE products SET name = name || '!' WHERE id = 1`);
  await vi.waitFor(
    async () => {
      const [first, second] = [await get('/'), await get('/')];
      expect(first.body).toBe('<p>Стало</p>');
      expect(first.headers.etag).toBe(second.headers.etag);
      expect(first.headers.etag).toBeDefined();
    },
    { timeout: 5000, interval: 100 },
  );
});

it('keeps nothing that is about one visitor', async () => {
  for (const url of ['/cart/', '/account/', '/login?next=/account/', '/search?q=диван']) {
    await get(encodeURI(url));
    await get(encodeURI(url));
  }
  expect(rendered).toHaveLength(8);
  const cart = await get('/api/orders/cart/by-cookie/');
  expect([cart.headers.etag, cart.headers['cache-control']]).toEqual([undefined, 'no-store']);
});
