import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { buildTestApp } from '#tests/support/build-test-app.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { type Member, staffOf } from '#tests/support/staff.ts';
import { findStored } from './preview-store.ts';

let now = new Date();
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let writer: Member;

beforeAll(async () => {
  writer = await office.joined('content');
});

const form = {
  slug: 'sborka',
  title: 'Сборка',
  description: '',
  lead: 'Соберём',
  menu: true,
  from: null,
  until: null,
  text: 'Звоните - соберём.',
};
const show = (change = {}, person = writer) =>
  person.call('POST', '/api/admin/previews/', { kind: 'page', form: { ...form, ...change } });
const tokenOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('preview') ?? '';
const find = (url: string) => findStored({ db: shop.db, clock }, tokenOf(url));
const countRows = async () =>
  (await shop.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM content_previews`))
    .rows[0]?.n;

it('a preview has what is typed, for an hour, and each member has one of a kind', async () => {
  const first = (await show()).json().url;
  expect(first).toMatch(/^\/\?page=sborka&preview=[\w-]{43}$/);
  expect(await find(first)).toMatchObject({
    kind: 'page',
    page: { title: 'Сборка', text: ['Звоните\u00a0— соберём.'] },
    link: { slug: 'sborka', menu: true },
  });
  const second = (await show({ lead: 'Иначе' })).json().url;
  expect(await find(first)).toBeUndefined();
  expect(await find(second)).toMatchObject({ page: { lead: 'Иначе' } });
  expect(await countRows()).toBe(1);
  const pages = await writer.call('GET', '/api/admin/pages/sborka/');
  expect(pages.statusCode).toBe(404);
  now = new Date(now.getTime() + 61 * 60_000);
  expect(await find(second)).toBeUndefined();
  const other = await office.joined('content');
  await show({}, other);
  expect(await countRows()).toBe(1);
});

it('a preview is refused as a save would be, and to those who may not write', async () => {
  expect((await show({ text: '# Раздел' })).json().text).toEqual([
    expect.stringMatching(/^Строка 1: .*Название пишут в.поле/),
  ]);
  expect((await show({ title: '' })).json()).toEqual({
    code: 'invalid',
    'form.title': ['Это поле обязательно'],
  });
  expect((await show({}, await office.complete('manager'))).statusCode).toBe(403);
});

it('a preview shows only what its member may save', async () => {
  const document = {
    kind: 'document',
    document: 'policy',
    form: { title: 'Политика', text: 'Текст', in_force: null },
  };
  const asked = async (person: Member, body: object) =>
    (await person.call('POST', '/api/admin/previews/', body)).statusCode;
  const name = { kind: 'shop', change: { name: 'Чужая' } };
  const owner = await office.complete('owner');
  expect([await asked(writer, document), await asked(writer, name)]).toEqual([403, 403]);
  expect([await asked(owner, document), await asked(owner, name)]).toEqual([200, 200]);
  const hours = { kind: 'shop', change: { contacts: { phone: '+7 (000) 000-00-01' } } };
  expect(await asked(writer, hours)).toBe(200);
});

it.for([
  ['is disabled', { disabled: true }],
  ['has another role', { role: 'warehouse' }],
] as const)('a preview ends when its member %s', async ([, change]) => {
  const owner = await office.complete('owner');
  const former = await office.joined('content');
  const { url } = (await show({}, former)).json();
  expect(await find(url)).toMatchObject({ kind: 'page' });
  await owner.call('PUT', `/api/admin/staff/${former.id}/`, change);
  expect(await find(url)).toBeUndefined();
});

it('a preview that has ended leads to the page as it is stored, which nothing calls a preview', async () => {
  const rendered: string[] = [];
  const pages = await buildTestApp({
    clock,
    env: { RATE_LOGIN: '200/15m' },
    storefront: {
      attach: async () => undefined,
      async renderPage({ request }) {
        rendered.push(request.url);
        return { status: 200, headers: new Headers(), body: '<p>' };
      },
    },
  });
  const member = await staffOf(() => pages, clock.now).joined('content');
  const { url } = (
    await member.call('POST', '/api/admin/previews/', { kind: 'page', form })
  ).json();
  const open = async (address: string) => {
    const { statusCode, headers } = await pages.app.inject(address);
    const { location, 'cache-control': caching, 'x-robots-tag': robots } = headers;
    return [statusCode, location, caching, robots];
  };
  expect(await open(url)).toEqual([200, undefined, 'no-store', 'noindex']);
  now = new Date(now.getTime() + 61 * 60_000);
  expect(await open(url)).toEqual([302, '/?page=sborka', 'no-store', undefined]);
  const unknown = `preview=${'a'.repeat(43)}`;
  expect((await open(`/products/stol?variant=1&${unknown}`))[1]).toBe('/products/stol?variant=1');
  expect((await open(`/?${unknown}`))[1]).toBe('/');
  expect((await open(`/products/?${unknown}`))[0]).toBe(200);
  expect(rendered).toHaveLength(2);
  await pages.close();
});

it('a preview is a page of the shop where the office has a host of its own', async () => {
  const urls = { PUBLIC_URL: 'https://shop.example', ADMIN_URL: 'http://localhost:3000' };
  const apart = await buildTestApp({ clock, env: { RATE_LOGIN: '200/15m', ...urls } });
  const member = await staffOf(() => apart, clock.now).joined('content');
  const answer = await member.call('POST', '/api/admin/previews/', { kind: 'page', form });
  expect(answer.json().url).toMatch(/^https:\/\/shop\.example\/\?page=sborka&preview=/);
  await apart.close();
});

it('a legal document is shown as its next version, with the seller filled in, and nothing is published', async () => {
  const owner = await office.complete('owner');
  const count = async () =>
    (await shop.db.execute(sql`SELECT FROM legal_documents WHERE kind = 'policy'`)).rowCount ?? 0;
  const before = await count();
  const ask = (form: object) =>
    owner.call('POST', '/api/admin/previews/', {
      kind: 'document',
      document: 'policy',
      form: { title: 'Политика', text: '## Данные\n\nХраним год.', in_force: null, ...form },
    });
  const { url } = (await ask({})).json();
  expect(url).toMatch(/^\/\?page=policy&preview=/);
  expect(await find(url)).toMatchObject({
    kind: 'page',
    link: null,
    page: { slug: 'policy', title: 'Политика', document: { version: before + 1 } },
  });
  expect((await ask({ in_force: '2030-01-31' })).statusCode).toBe(200);
  const wrong = await ask({ text: 'Да\n\n> Цитата' });
  expect([wrong.statusCode, wrong.json().text]).toEqual([
    400,
    [expect.stringMatching(/^Строка 3: /)],
  ]);
  expect(await count()).toBe(before);
});
