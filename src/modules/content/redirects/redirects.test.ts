import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { pickVariants } from '#tests/support/catalogue.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';
import { builtStorefront } from '../../../server/storefront-source.ts';

const ORIGIN = 'http://localhost:3000';
const it = withShop(async () => ({
  env: { RATE_LOGIN: '200/15m' },
  storefront: await builtStorefront(),
}));
let product: string;
let writer: Member;

it.beforeAll(async ({ shop, office }) => {
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  product = sofa?.productSlug ?? '';
  writer = await office.joined('content');
});
it.beforeEach(({ shop }) => shop.db.execute(sql`TRUNCATE address_redirects`));

const PATH = '/api/admin/redirects/';
const save = (...pairs: [address: string, target: string][]) =>
  writer.call('POST', PATH, { lines: pairs.map(([address, target]) => ({ address, target })) });
const open = async (shop: TestApp, url: string) => {
  const { statusCode, headers } = await shop.app.inject({
    url,
    headers: { host: 'localhost:3000' },
  });
  return [statusCode, headers.location];
};

describe('addresses without a page', () => {
  it('lead to a page whose address has Russian letters', async ({ shop }) => {
    await save(['/krovati', '/search?q=кровать'], ['/stoly', '/search?q=%D1%81%D1%82%D0%BE%D0%BB']);
    expect(await open(shop, '/krovati')).toEqual([
      301,
      '/search?q=%D0%BA%D1%80%D0%BE%D0%B2%D0%B0%D1%82%D1%8C',
    ]);
    expect(await open(shop, '/stoly')).toEqual([301, '/search?q=%D1%81%D1%82%D0%BE%D0%BB']);
  });

  it('are listed with those that the shop has made of renamed pages and categories', async ({
    shop,
  }) => {
    await shop.db.execute(
      sql`INSERT INTO page_redirects (slug, page) VALUES ('dostavka', 'delivery'), ('netu', NULL)`,
    );
    await shop.db.execute(
      sql`INSERT INTO category_redirects SELECT 'sofy', id FROM categories WHERE slug = 'divany'`,
    );
    await save(['/staroe', '/?page=delivery']);
    const listed = async (query = '') => (await writer.call('GET', PATH + query)).json();
    expect(await listed()).toMatchObject({
      count: 3,
      redirects: [
        { address: '/staroe', target: '/?page=delivery', is_own: false },
        { address: '/?page=dostavka', target: '/?page=delivery', is_own: true, changed_at: null },
        { address: '/products/?category=sofy', target: '/products/?category=divany', is_own: true },
      ],
    });
    expect((await listed('?text=sofy')).count).toBe(1);
    await shop.db.execute(sql`DELETE FROM page_redirects`);
    await shop.db.execute(sql`DELETE FROM category_redirects`);
  });

  it('lead to no page, category, product or maker that the shop does not have', async () => {
    const targets = ['/?page=netu', '/products/?category=netu', '/products/netu', '/makers/netu'];
    const refused = await save(...targets.map((target): [string, string] => ['/staroe', target]));
    expect(refused.json()).toMatchObject(
      Object.fromEntries(
        targets.map((_, line) => [`lines.${line}.target`, [expect.stringMatching(/страницы/)]]),
      ),
    );
  });

  it('lead to the page that the staff has given them, at once, and no longer when they are removed', async ({
    shop,
  }) => {
    expect((await open(shop, '/catalog/divany.html'))[0]).toBe(404);
    const saved = await save(
      ['https://staryj.example/catalog/divany.html', `${ORIGIN}/products/?category=divany`],
      ['/o-nas/', '/?page=delivery'],
    );
    expect([saved.statusCode, saved.json()]).toEqual([200, { saved: 2 }]);
    expect(await open(shop, '/catalog/divany.html')).toEqual([301, '/products/?category=divany']);
    expect(await open(shop, '/catalog/divany.html?utm_source=y')).toEqual([
      301,
      '/products/?category=divany&utm_source=y',
    ]);
    expect(await open(shop, '/o-nas')).toEqual([301, '/?page=delivery']);
    const removed = await writer.call('POST', `${PATH}removed/`, { address: '/o-nas' });
    expect(removed.statusCode).toBe(204);
    expect((await open(shop, '/o-nas'))[0]).toBe(404);
    expect((await open(shop, '/o-nas%00?a=%00'))[0]).toBe(404);
    expect((await writer.call('POST', `${PATH}removed/`, { address: '/o-nas' })).statusCode).toBe(
      404,
    );
  });

  it('are told apart by their query, and are written in any letters', async ({ shop }) => {
    await save(
      ['/index.php?id=5', '/products/?category=divany'],
      ['/index.php', '/category/'],
      ['/диваны', '/products/?category=divany'],
    );
    expect(await open(shop, '/index.php?id=5')).toEqual([301, '/products/?category=divany']);
    expect(await open(shop, '/index.php?id=6')).toEqual([301, '/category/']);
    expect(await open(shop, encodeURI('/диваны/'))).toEqual([301, '/products/?category=divany']);
  });

  it('of a product that is gone lead on; a page that is there is never taken away', async ({
    shop,
  }) => {
    await save(['/products/davno-ushel', '/products/?category=divany']);
    expect(await open(shop, '/products/davno-ushel')).toEqual([301, '/products/?category=divany']);
    await save([`/products/${product}`, '/category/']);
    expect((await open(shop, `/products/${product}`))[0]).toBe(200);
  });

  it('are saved all or none, each fault at its line', async () => {
    const refused = await save(
      ['/staroe', '/category/'],
      ['catalog/bez-cherty', '/category/'],
      ['/cart', '/category/'],
      ['/', '/category/'],
      ['/api/products/', '/category/'],
      ['/a', 'https://chuzhoj.example/'],
      ['/b', '//chuzhoj.example/'],
      ['/c', '/takoj-stranicy-net'],
      ['/d', '/d'],
      ['/products/eshche', '/products/staryj'],
      ['/products/staryj', '/category/'],
    );
    expect(refused.statusCode).toBe(400);
    const { code, ...fields } = refused.json();
    expect([code, Object.keys(fields)]).toEqual([
      'invalid',
      [
        'lines.1.address',
        'lines.2.address',
        'lines.3.address',
        'lines.4.address',
        'lines.5.target',
        'lines.6.target',
        'lines.7.target',
        'lines.8.target',
        'lines.9.target',
      ],
    ]);
    expect((await writer.call('GET', PATH)).json()).toEqual({ redirects: [], count: 0 });
  });

  it('lead to no address that leads on, so that none leads back to itself', async () => {
    await save(['/products/staryj', '/products/?category=divany']);
    const fault = async (address: string, target: string) => (await save([address, target])).json();
    expect(await fault('/nazad', '/products/staryj')).toHaveProperty(['lines.0.target']);
    expect(await fault('/index.php', '/index.php?id=5')).toHaveProperty(['lines.0.target']);
    await save(['/old.html', '/category/']);
    expect(await fault('/krug', '/old.html?a=1')).toHaveProperty(['lines.0.target']);
  });

  it('are listed with who changed them, found by a part, and logged', async ({ shop }) => {
    await save(['/staroe', '/category/']);
    await save(['/staroe', '/products/?category=divany'], ['/drugoe', '/category/']);
    const { redirects, count } = (await writer.call('GET', `${PATH}?text=STAR`)).json();
    expect([redirects, count]).toEqual([
      [
        {
          address: '/staroe',
          target: '/products/?category=divany',
          changed_at: expect.any(String),
          is_own: false,
          changed_by: 'Вера',
        },
      ],
      1,
    ]);
    const { rows } = await shop.db.execute(
      sql`SELECT action, entity_id, changes FROM audit_log WHERE entity = 'redirect' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows).toEqual([
      { action: 'redirects.save', entity_id: 'many', changes: { count: { from: null, to: '2' } } },
      {
        action: 'redirects.save',
        entity_id: '/staroe',
        changes: { target: { from: null, to: '/category/' } },
      },
    ]);
  });

  it('are no matter for who does not write texts', async ({ office }) => {
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('GET', PATH)).statusCode).toBe(403);
    const lines = [{ address: '/a', target: '/category/' }];
    expect((await keeper.call('POST', PATH, { lines })).statusCode).toBe(403);
  });
});
