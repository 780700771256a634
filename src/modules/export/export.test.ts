import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import type { PublicChanges } from '#platform/database/public-changes.ts';
import { systemClock } from '#platform/time/clock.ts';
import { buildTestApp } from '#tests/support/build-test-app.ts';
import { catalogueRows, rowVersions } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { everyAttribute } from '#tests/support/every-attribute.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { exportCatalogue } from './export-catalogue.ts';

const PUBLIC_URL = 'http://localhost:3000';
const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-export-'));
  connection = connectDatabase(shop.databaseUrl, 3, throwError);
  await shop.db.execute(awkwardProducts());
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Edge cases of a feed: a product name that ends with the variant's name, text that looks like HTML, lists of one
 * value, photos.
 */
function awkwardProducts() {
  const attributes = Object.fromEntries(everyAttribute.map(([key, value]) => [key, value]));
  const all = {
    ...attributes,
    color: { name: 'белый', hex: '#fafaf0' },
    features: ['ножки, съёмные; новые'],
  };
  const description = 'Стол <b>100</b> & «120» &amp; 5 < 6\n\nВторой абзац\nс новой строки';
  return sql`
    WITH p AS (
      INSERT INTO products (slug, name, description, category_id)
      VALUES ('stol-belyj', 'Стол «"<&>», белый', ${description}, 6), ('stol_dva', 'Стол два', '', 6)
      RETURNING id, slug),
    v AS (
      INSERT INTO variants (product_id, slug, code, name, position, price_kopecks, original_price_kopecks, stock, uncounted, attributes, withdrawn)
      SELECT id, 'belyj', 'A/1 <"&">', 'белый', 0, 1050, 99999, 0, false, ${JSON.stringify(all)}::jsonb, false FROM p WHERE slug = 'stol-belyj'
      UNION ALL SELECT id, 'b', 'B', 'одинаковый', 0, 100, NULL, NULL, false, '{}', false FROM p WHERE slug = 'stol_dva'
      UNION ALL SELECT id, 'c', 'C', 'одинаковый', 1, 100, NULL, 5, false, '{"storage_niche": false}', false FROM p WHERE slug = 'stol_dva'
      UNION ALL SELECT id, 'd', 'D', 'снятый', 3, 100, NULL, 5, false, '{}', true FROM p WHERE slug = 'stol_dva'
      UNION ALL SELECT id, 'e', 'E', 'на складе', 2, 100, NULL, NULL, true, '{}', false FROM p WHERE slug = 'stol_dva'
      RETURNING id, code)
    INSERT INTO variant_photos SELECT id, n, '/pictures/' || md5(n::text) || '.avif' FROM v, generate_series(0, 1) n WHERE code = 'B'`;
}

async function exported(): Promise<string> {
  const file = join(folder, 'feed.xml');
  await exportCatalogue({ db: shop.db, clock: systemClock }, PUBLIC_URL, file);
  return readFileSync(file, 'utf8');
}

it('is a feed as the format wants it', async () => {
  const contents = await exported();
  const result = await validateXML({
    xml: { fileName: 'feed.xml', contents },
    schema: readFileSync('tests/feeds/yml.rng', 'utf8'),
    extension: 'relaxng',
  });
  expect(result.errors).toEqual([]);
  const values = (pattern: RegExp) => Array.from(contents.matchAll(pattern), ([, value]) => value);
  const ids = values(/<offer id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  const categories = new Set(values(/<category id="(\d+)"/g));
  expect(values(/<categoryId>(\d+)</g).filter((id) => !categories.has(id))).toEqual([]);
  expect(contents).not.toContain('снятый');
});

it('names pictures as JPEG, whatever the shop keeps them as', async () => {
  const pictures = Array.from(
    (await exported()).matchAll(/<picture>([^<]+)</g),
    ([, address]) => address,
  );
  const hashes = ['cfcd208495d565ef66e7dff9f98764da', 'c4ca4238a0b923820dcc509a6f75849b'];
  expect(pictures).toEqual(hashes.map((hash) => `${PUBLIC_URL}/pictures/${hash}/1280.jpg`));
});

it('says of a broken feed what is wrong with it', async () => {
  const contents = (await exported()).replace(/<price>/, '<cost>').replace('</price>', '</cost>');
  const schema = readFileSync('tests/feeds/yml.rng', 'utf8');
  const result = await validateXML({ xml: contents, schema, extension: 'relaxng' });
  expect(result.valid).toBe(false);
});

it('changes nothing in its own shop', async () => {
  const feed = await exported();
  const before = await catalogueRows(shop.db);
  const first = await importFeed(connection.pool, feed);
  const { created, changed, refused, leftOut, missing } = first;
  expect({ created, changed, refused, leftOut, missing: missing.count }).toEqual({
    created: 0,
    changed: 0,
    refused: 0,
    leftOut: [],
    missing: 0,
  });
  expect(first.unchanged).toBe(before.length);
  expect(await catalogueRows(shop.db)).toEqual(before);
  const versions = await rowVersions(shop.db);
  await importFeed(connection.pool, feed);
  expect(await rowVersions(shop.db)).toEqual(versions);
});

it('makes the same catalogue in an empty shop', async () => {
  const feed = await exported();
  const before = await catalogueRows(shop.db);
  await emptyCatalogue(shop.db);
  expect(await importFeed(connection.pool, feed)).toMatchObject({
    created: before.length,
    refused: 0,
    leftOut: [],
  });
  expect(await catalogueRows(shop.db)).toEqual(before);
});

it('is served without the stock, codes and numbers, and a reader who has it is told so', async () => {
  const answer = await shop.app.inject('/feeds/yandex.xml');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const undated = (text: string) => text.replace(/date="[^"]+"/, '');
  const count = /<count>\d+<\/count>\n/g;
  expect(await exported()).toMatch(count);
  const codes = /<param name="[^"]+, (?:hex|номер)">[^<]+<\/param>\n/g;
  expect(await exported()).toMatch(codes);
  expect(undated(answer.body)).toBe(
    undated(await exported())
      .replace(count, '')
      .replace(codes, '')
      .replace('белый, белый</name>', 'белый</name>'),
  );
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await shop.app.inject({ url: '/feeds/yandex.xml', headers })).statusCode).toBe(304);
  await shop.db.execute(sql`UPDATE variants SET stock = 77 WHERE code = 'B'`);
  const changed = await shop.app.inject({ url: '/feeds/yandex.xml', headers });
  expect([changed.statusCode, changed.body.includes('<count>')]).toEqual([200, false]);
  expect(await exported()).toContain('<count>77</count>');
});

const readAs = (remoteAddress: string, headers = {}) =>
  shop.app.inject({ url: '/feeds/yandex.xml', remoteAddress, headers });

it('is served to two networks at once, not to more, and again when they have gone', async () => {
  const statuses = async () => {
    const from = ['10.4.0.1', '10.4.0.2', '10.4.0.3'];
    const answers = await Promise.all(from.map((address) => readAs(address)));
    return answers.map(({ statusCode }) => statusCode).toSorted();
  };
  // A reader counts until its connection is closed, a moment after it has read the last byte.
  await expect.poll(statuses).toEqual([200, 200, 429]);
  await expect.poll(statuses).toEqual([200, 200, 429]);
});

it('is served whole to one network twenty times an hour; a reader who has it is told so all the same', async () => {
  const from = '10.4.1.1';
  await vi.waitFor(async () => expect((await readAs(from)).statusCode).toBe(200));
  await shop.db.execute(sql`UPDATE rate_limits SET hits = 20`);
  await vi.waitFor(async () => {
    const { headers } = await readAs('10.4.1.2');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await readAs(from, known)).statusCode).toBe(304);
  });
  const refused = await readAs(from);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 60]).toEqual([429, true]);
  expect((await readAs('10.4.1.3')).statusCode).toBe(200);
});

it('looks for a new edition once for each version of the public data', async () => {
  let version = 1;
  const changes: PublicChanges = {
    version: () => version,
    onChange: () => undefined,
    stop: async () => undefined,
  };
  const counting = await buildTestApp({ changes: async () => changes });
  const read = (headers = {}) => counting.app.inject({ url: '/feeds/yandex.xml', headers });
  const known = { 'if-none-match': String((await read()).headers.etag) };
  await counting.db.execute(sql`UPDATE variants SET stock = 78`);
  await expect.poll(async () => (await read(known)).statusCode).toBe(304);
  version = 2;
  expect((await read(known)).statusCode).toBe(200);
  await counting.close();
});
