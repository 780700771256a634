import { describe, expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import type { TestApp } from '../support/build-test-app.ts';
import type { MemberWithApp } from '../support/staff.ts';

const it = withShop(async () => ({
  clock: { now: () => now },
  storefront: await builtStorefront(),
}));
const now = new Date();
let owner: MemberWithApp;

it.beforeAll(async ({ office }) => {
  owner = await office.complete('owner');
});

const SHOP = '/api/admin/shop/';
const save = async (pages: Record<string, string>) => {
  const { version } = (await owner.call('GET', SHOP)).json();
  return owner.call('PUT', SHOP, { version, change: { search_pages: pages } });
};
const open = (shop: TestApp, path: string) =>
  shop.app.inject({ url: encodeURI(path), headers: { host: 'localhost:3000' } });
const find = async (shop: TestApp, text: string) =>
  (await shop.app.inject(`/api/products/?search=${encodeURIComponent(text)}`)).json();

describe('a search with a page', () => {
  it('opens the page at once, however it is typed, and no longer when it is taken away', async ({
    shop,
  }) => {
    expect((await find(shop, 'ёлка в кредит')).leads_to).toBeNull();
    expect((await save({ 'Ёлка в кредит': '/?page=delivery' })).statusCode).toBe(200);
    const { leads_to: leads, results } = await find(shop, 'елка  в Кредит');
    expect(leads).toBe('/?page=delivery');
    expect(results).toEqual(expect.any(Array));
    const found = await open(shop, '/search?q=елка в кредит');
    expect([found.statusCode, found.headers.location]).toEqual([302, '/?page=delivery']);
    expect((await open(shop, '/search?q=елка')).statusCode).toBe(200);
    await save({});
    expect((await open(shop, '/search?q=елка в кредит')).statusCode).toBe(200);
  });

  it('opens a page whose address has Russian letters', async ({ shop }) => {
    await save({ уголок: '/products/?category=divany&name=угловой' });
    const encoded = '/products/?category=divany&name=%D1%83%D0%B3%D0%BB%D0%BE%D0%B2%D0%BE%D0%B9';
    const found = await open(shop, '/search?q=уголок');
    expect([found.statusCode, found.headers.location]).toEqual([302, encoded]);
    expect((await find(shop, 'уголок')).leads_to).toBe(encoded);
  });

  it.each([
    '/search?q=диван',
    'https://example.ru/',
    '//example.ru',
    'javascript:alert(1)',
    '',
    '/net-takoj',
    '/products/?category=net-takoj',
    '/?page=net-takoj',
  ])('leads to no other place than a page of the shop: %j', async (address) => {
    const refused = await save({ рассрочка: address });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json())).toContain('search_pages.рассрочка');
  });
});
