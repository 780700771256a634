import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { whileHeld } from '#tests/support/wait-for-lock.ts';

const it = withShop();
const { shop } = fixturesOf(it);
const ORIGIN = 'http://localhost:3000';
const SOFA = 'divan-uglovoj-ladoga';
const BEFORE = '2020-01-02T03:04:05Z';

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const addressesOf = (map: string) =>
  [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

/** The time beside each address. */
const changes = async () => {
  const { body } = await get('/sitemap.xml');
  return new Map(
    [...body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
      ([, address = '', time]) => [address.replace(ORIGIN, ''), time],
    ),
  );
};

it('says when each page was last seen to change: goods with any of their parts, categories with their goods, texts', async () => {
  await shop.db.execute(sql`UPDATE product_changes SET changed_at = ${BEFORE}`);
  await shop.db.execute(sql`UPDATE content_versions SET changed_at = ${BEFORE}`);
  const before = await changes();
  for (const path of [`/products/${SOFA}`, '/products/?category=divany', '/?page=delivery']) {
    expect(before.get(path)).toBe(BEFORE);
  }
  expect(before.get('/?page=policy')).toMatch(/^\d{4}-\d\d-\d\d$/);
  // As a price list does: the product itself stays.
  await shop.db.execute(sql`
    UPDATE variants SET price_kopecks = price_kopecks + 100
    WHERE product_id = (SELECT id FROM products WHERE slug = ${SOFA})`);
  await shop.db.execute(sql`UPDATE pages SET title = title || '!' WHERE slug = 'delivery'`);
  const after = await changes();
  const changed = [...after].filter(([path, time]) => time !== before.get(path));
  expect(changed.map(([path]) => path)).toEqual([
    '/?page=delivery',
    '/products/?category=divany',
    `/products/${SOFA}`,
  ]);
  for (const [, time] of changed) expect(time).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

it('a change of goods does not wait for the time that another is writing', async () => {
  const change = sql`UPDATE products SET description = description || '!' WHERE slug = ${SOFA}`;
  await whileHeld(shop.db, async (held) => {
    await held.execute(sql`
      SELECT FROM product_changes WHERE product_id = (SELECT id FROM products WHERE slug = ${SOFA}) FOR UPDATE`);
    await shop.db.transaction(async (db) => {
      await db.execute(sql`SET LOCAL lock_timeout = '2s'`);
      await db.execute(change);
    });
  });
  expect((await changes()).get(`/products/${SOFA}`)).toBeTruthy();
});

it('is an index of parts where it is long, each with ten thousand addresses', async () => {
  const short = addressesOf((await get('/sitemap.xml')).body);
  expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
  await shop.db.execute(sql`
    INSERT INTO products (slug, name, category_id)
    SELECT 'many-' || number, 'Диван', 1 FROM generate_series(1, 10000) AS number`);
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('xml');
  expect(index.body).toContain('<sitemapindex');
  expect(addressesOf(index.body)).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`]);
  const parts = await Promise.all(['/sitemap-1.xml', '/sitemap-2.xml'].map(get));
  const [first = [], second = []] = parts.map(({ body }) => addressesOf(body));
  expect([first.length, second.length]).toEqual([10_000, short.length]);
  const all = [...first, ...second];
  expect(new Set(all).size).toBe(all.length);
  expect(all.slice(0, short.length)).toEqual(short);
  expect(all.at(-1)).toBe(`${ORIGIN}/products/many-10000`);
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const none of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-9999.xml', '/sitemap-x.xml']) {
    expect((await get(none)).statusCode).toBe(404);
  }
  const packed = await shop.app.inject({
    url: '/sitemap-1.xml',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload.length).toBeLessThan(200_000);
  expect(gunzipSync(packed.rawPayload).toString()).toBe(parts[0]?.body);
});
