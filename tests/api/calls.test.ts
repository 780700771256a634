import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, vi } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { otherAuthPath } from '../../src/contracts/paths.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, callAsGuest, signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { sampleRecord } from '../support/sample-record.ts';

/** Every call of spec section 7 with its payload, its answer and what it refuses; anna is a new customer each time. */
const limits = ['LOGIN', 'REGISTRATION', 'LINK', 'REFRESH', 'EMAIL_CHANGE', 'RESET'];
const it = withShop({
  env: Object.fromEntries(limits.map((name) => [`RATE_${name}`, '99999/1h'])),
});
const { shop } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const newEmail = () => `call-${randomUUID().slice(0, 8)}@example.ru`;

async function linkTo(email: string, part: string): Promise<URL> {
  const letter = await vi.waitUntil(
    () => shop.letters.findLast((one) => one.to === email && one.text.includes(part)),
    { timeout: 15_000, interval: 50 },
  );
  return new URL(/https?:\S+/.exec(letter.text)?.[0] ?? '');
}

const cartBody = () => ({ cart_items: [cartLine(sofa)] });
const cartUuid = async (anna: TestCustomer): Promise<string> =>
  (await anna.call('POST', '/api/orders/cart/', cartBody())).json().cart_uuid;
const orderOf = async (anna: TestCustomer): Promise<number> =>
  (await anna.call('POST', '/api/orders/order-create/', orderForm(await cartUuid(anna)))).json()
    .orderId;
const wishOf = async (anna: TestCustomer): Promise<number> =>
  (await anna.call('POST', '/api/wishlist/', { product_variant_id: sofa.variant })).json().id;
const resetOf = async ({ email }: TestCustomer) => {
  await callAsGuest(shop, 'POST', '/dj-rest-auth/password/reset/', { email });
  const link = await linkTo(email, '/reset-password/confirm');
  return Object.fromEntries(link.searchParams);
};

const some = expect.any(String);
const detail = { detail: some };
const refused = { detail: some, code: some };
const wrong = (field: string) => ({ [field]: [some], code: 'invalid' });
const passwords = (text: string) => ({ new_password1: text, new_password2: text });
const NEW = 'Новая пристань 7';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Of<Value> = Value | ((anna: TestCustomer) => Value | Promise<Value>);
interface Refusal {
  readonly path?: string;
  readonly body?: object;
  /** Without a sign-in. */
  readonly guest?: true;
  /** The database has lost this table. */
  readonly without?: string;
  readonly status: number;
  readonly says: unknown;
}
type Row = [
  line: string,
  call: { path?: Of<string>; body?: Of<object>; status?: number; answer: unknown },
  refusal: Refusal,
];

const signedInTokens = { access_token: some, refresh_token: some };
const entry = { id: expect.any(Number), product_variant: expect.objectContaining({ slug: some }) };
const guest: Refusal = { guest: true, status: 401, says: refused };

const rows: Row[] = [
  [
    'POST /dj-rest-auth/token/refresh/ §7.3',
    { body: ({ refresh }) => ({ refresh }), answer: { access: some } },
    { body: { refresh: 'nonsense' }, status: 401, says: refused },
  ],
  [
    'POST /api/dj-rest-auth/login/ §7.4',
    {
      body: ({ email }) => ({ email, password: CUSTOMER_PASSWORD }),
      answer: signedInTokens,
    },
    {
      body: { email: 'nobody@example.ru', password: 'x' },
      status: 400,
      says: wrong('non_field_errors'),
    },
  ],
  [
    'POST /api/dj-rest-auth/registration/ §7.5',
    {
      body: () => ({ email: newEmail(), password1: NEW, password2: NEW }),
      status: 201,
      answer: signedInTokens,
    },
    {
      body: { email: 'a@example.ru', password1: NEW, password2: 'x' },
      status: 400,
      says: wrong('password2'),
    },
  ],
  [
    'POST /api/dj-rest-auth/registration/verify-email/ §7.6',
    {
      body: async ({ email }) => ({
        key: (await linkTo(email, '/confirm-email/')).pathname.split('/')[2],
      }),
      answer: detail,
    },
    { body: { key: 'nonsense' }, status: 404, says: refused },
  ],
  [
    'POST /api/dj-rest-auth/logout/ §7.7',
    { answer: detail },
    { body: { refresh: 7 }, status: 400, says: wrong('refresh') },
  ],
  ['GET /api/dj-rest-auth/user/ §7.8', { answer: { pk: expect.any(Number) } }, guest],
  [
    'GET /api/dj-rest-auth/profile/ §7.9',
    { answer: { first_name: '', midle_name: '', middle_name: '', gender: '', birth_date: null } },
    guest,
  ],
  [
    'PUT /api/dj-rest-auth/profile/ §7.10',
    { body: { first_name: 'Анна' }, answer: { first_name: 'Анна', last_name: '' } },
    { body: { first_name: 'П2' }, status: 400, says: wrong('first_name') },
  ],
  [
    'POST /dj-rest-auth/password/change/ §7.11',
    { body: passwords(NEW), answer: detail },
    { body: passwords('short'), status: 400, says: wrong('new_password1') },
  ],
  [
    'POST /dj-rest-auth/email/ §7.12',
    { body: () => ({ email: newEmail() }), answer: detail },
    { body: { email: 'nobody' }, status: 400, says: wrong('email') },
  ],
  [
    'POST /dj-rest-auth/password/reset/ §7.13',
    { body: ({ email }) => ({ email }), answer: detail },
    { body: { email: 'nobody' }, status: 400, says: wrong('email') },
  ],
  [
    'POST /dj-rest-auth/password/reset/confirm/ §7.14',
    { body: async (anna) => ({ ...(await resetOf(anna)), ...passwords(NEW) }), answer: detail },
    { body: { uid: 'MQ', token: 'x', ...passwords(NEW) }, status: 400, says: wrong('token') },
  ],
  [
    'GET /api/wishlist/ §7.15',
    {
      path: async (anna) => {
        await wishOf(anna);
        return '/api/wishlist/';
      },
      answer: [entry],
    },
    guest,
  ],
  [
    'POST /api/wishlist/ §7.16',
    { body: () => ({ product_variant_id: sofa.variant }), status: 201, answer: entry },
    { body: { product_variant_id: 'x' }, status: 400, says: wrong('product_variant_id') },
  ],
  [
    'DELETE /api/wishlist/{id}/ §7.17',
    { path: async (anna) => `/api/wishlist/${await wishOf(anna)}/`, status: 204, answer: null },
    { path: '/api/wishlist/2000000000/', status: 404, says: refused },
  ],
  ['POST /api/wishlist/clear/ §7.18', { answer: [] }, guest],
  [
    'POST /api/wishlist/merge/ §7.19',
    { body: () => ({ product_variant_ids: [sofa.variant] }), answer: [entry] },
    { body: { product_variant_ids: 'x' }, status: 400, says: wrong('product_variant_ids') },
  ],
  [
    'PUT /api/wishlist/bulk-update/ §7.20',
    { body: () => ({ product_variant_ids: [sofa.variant] }), answer: [entry] },
    { body: {}, status: 400, says: wrong('product_variant_ids') },
  ],
  [
    'GET /api/products/?search= §7.21',
    {
      path: () => `/api/products/?search=${encodeURIComponent(sofa.name)}`,
      answer: { results: [expect.objectContaining({ id: expect.any(Number) })], count: 1 },
    },
    { path: '/api/products/?search=%00', status: 400, says: wrong('search') },
  ],
  [
    'GET /api/products/?category=divany&o=-price&min_price=1&max_price=999999&page=1&page_size=20 §7.23',
    { answer: { results: expect.any(Array), count: expect.any(Number), previous: null } },
    { path: '/api/products/?category=net-takoy', status: 404, says: refused },
  ],
  [
    'GET /api/products/{id or slug}/ §7.24',
    {
      path: () => `/api/products/${sofa.productSlug}/`,
      answer: { slug: expect.any(String), variants: expect.any(Array) },
    },
    { path: '/api/products/net-takogo/', status: 404, says: refused },
  ],
  [
    'GET /api/new_products/ §7.25',
    { answer: expect.arrayContaining([expect.objectContaining({ is_new: true })]) },
    { without: 'products', status: 500, says: refused },
  ],
  [
    'GET /api/category/ §7.26',
    { answer: expect.arrayContaining([expect.objectContaining({ id: 1, slug: 'divany' })]) },
    { without: 'categories', status: 500, says: refused },
  ],
  [
    'GET /api/category/{slug}/ §7.27',
    { path: '/api/category/krovat/', answer: { id: 2, slug: 'krovat', name: 'Кровати' } },
    { path: '/api/category/net-takoy/', status: 404, says: refused },
  ],
  [
    'GET /callback/site-settings/ §7.29',
    { answer: { telegram: some, phone: some, email: some } },
    { without: 'site_settings', status: 500, says: refused },
  ],
  [
    'POST /callback/request/ §7.30',
    {
      body: { phone: '1', email: 'vera@example.ru', telegram: '@vera' },
      status: 201,
      answer: { phone: '1', email: 'vera@example.ru', telegram: '@vera' },
    },
    { body: { phone: ' ' }, status: 400, says: wrong('phone') },
  ],
  [
    'GET /api/orders/cart/by-cookie/ §7.31',
    { answer: { cart_uuid: null, cart_items: [] } },
    { without: 'carts', status: 500, says: refused },
  ],
  [
    'POST /api/orders/cart/ §7.32',
    {
      body: async (anna) => ({ ...cartBody(), cart_uuid: await cartUuid(anna) }),
      answer: { cart_uuid: some, cart_items: [expect.objectContaining({ price: 54_990 })] },
    },
    { body: { cart_items: [{}] }, status: 400, says: wrong('cart_items') },
  ],
  [
    'DELETE /api/orders/cart/{cart_uuid} §7.34',
    { path: async (anna) => `/api/orders/cart/${await cartUuid(anna)}`, status: 204, answer: null },
    {
      path: '/api/orders/cart/00000000-0000-4000-8000-000000000000',
      status: 404,
      says: refused,
    },
  ],
  [
    'POST /api/orders/order-create/ §7.35',
    {
      body: async (anna) => orderForm(await cartUuid(anna)),
      status: 201,
      answer: { orderId: expect.any(Number), number: some, total_price: 54_990 },
    },
    {
      body: orderForm('00000000-0000-4000-8000-000000000000'),
      status: 400,
      says: wrong('cart_uuid'),
    },
  ],
  [
    'GET /api/orders/history/ §7.37',
    {
      path: async (anna) => {
        await orderOf(anna);
        return '/api/orders/history/';
      },
      answer: [expect.objectContaining({ status_order: 'new', total_price: 54_990 })],
    },
    guest,
  ],
  [
    'GET /api/orders/history/{id}/ §7.38',
    {
      path: async (anna) => `/api/orders/history/${await orderOf(anna)}/`,
      answer: { city: 'Примерск', list_of_products: [expect.objectContaining({ quantity: 1 })] },
    },
    { path: '/api/orders/history/2000000000/', status: 404, says: refused },
  ],
  [
    'POST /api/orders/history/{id}/cancel/ §7.39',
    {
      path: async (anna) => `/api/orders/history/${await orderOf(anna)}/cancel/`,
      answer: { payment_status: 'cancelled' },
    },
    { path: '/api/orders/history/2000000000/cancel/', status: 404, says: refused },
  ],
  [
    'POST /api/telemetry/collect/ §7.40',
    {
      body: () => ({ ...sampleRecord, touch_support: true, session_id: newEmail() }),
      status: 201,
      answer: { accepted: true },
    },
    {
      body: { ...sampleRecord, touch_support: true, session_id: '' },
      status: 400,
      says: wrong('session_id'),
    },
  ],
];

/** Section 7 writes some calls of dj-rest-auth under one prefix; they answer under both. */
const bothPrefixes = (path: string): string[] =>
  path.includes('dj-rest-auth') ? [path, otherAuthPath(path)] : [path];

const given = async <Value>(value: Of<Value>, anna: TestCustomer): Promise<Value> =>
  typeof value === 'function' ? (value as (anna: TestCustomer) => Value)(anna) : value;

describe.each(rows)('%s', (line, call, refusal) => {
  const [method, written] = line.split(' ', 2) as [Method, string];
  const newCustomer = () => signIn(shop, newEmail(), { isNew: true });

  it('answers what is written §7.45', async () => {
    for (const prefixed of bothPrefixes(written)) {
      const anna = await newCustomer();
      const path = call.path === undefined ? prefixed : await given(call.path, anna);
      const body = call.body === undefined ? undefined : await given(call.body, anna);
      const answer = await anna.call(method, path, body);
      expect([prefixed, answer.statusCode]).toEqual([prefixed, call.status ?? 200]);
      if (call.answer === null) expect(answer.body).toBe('');
      else expect(answer.json()).toEqual(matching(call.answer));
    }
  });

  it('refuses what it cannot do, and says why', async () => {
    const { path = written, body, without, status, says } = refusal;
    const anna = await newCustomer();
    if (without) await shop.db.execute(`ALTER TABLE ${without} RENAME TO ${without}_gone`);
    const answer = refusal.guest
      ? await callAsGuest(shop, method, path, body)
      : await anna.call(method, path, body);
    if (without) await shop.db.execute(`ALTER TABLE ${without}_gone RENAME TO ${without}`);
    expect([answer.statusCode, answer.json()]).toEqual([status, says]);
  });
});

/** An object that has at least what is named. */
const matching = (answer: unknown): unknown =>
  answer?.constructor === Object ? expect.objectContaining(answer as object) : answer;
