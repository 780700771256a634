import { describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { signIn } from '../support/customer.ts';
import { orderForm } from '../support/order-form.ts';

const it = withShop();
const { shop } = fixturesOf(it);

const WRITES = [
  '/api/orders/cart/',
  '/api/orders/order-create/',
  '/api/telemetry/collect/',
  '/callback/request/',
];

const post = (url: string, payload: string | object, contentType = 'application/json') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });

describe.each(WRITES)('%s', (url) => {
  it.each([
    ['broken JSON', '{"cart_items": [', 400],
    ['no body at all', '', 400],
    ['a body of another type', 'a=1', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a number', '1', 400],
    ['a string', '"x"', 400],
    ['a prototype', '{"__proto__": {"admin": true}}', 400],
    ['a constructor', '{"constructor": {"prototype": {}}}', 400],
    ['a huge body', JSON.stringify({ cart_items: 'x'.repeat(300_000) }), 413],
    ['a deep body', `{"cart_items":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
  ])('refuses %s in Russian', async (_name, body, status) => {
    const answer = await post(url, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).toMatch(/[а-я]{3}/i);
  });

  it('refuses another content type', async () => {
    const answer = await post(url, '<cart/>', 'text/xml');
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { detail: expect.any(String), code: 'unsupported_media_type' },
    ]);
  });
});

describe.each(['/api/products/', '/api/products/facets/'])('%s', (url) => {
  it.each([
    ['min_price', 'min_price=9000&max_price=100'],
    ['min_width', 'min_width=2000.5&max_width=2000'],
    ['max_width', 'max_width=широко'],
    ['max_width', 'max_width=1e999'],
    ['min_depth', 'min_depth=-1'],
    ['fit_height', 'fit_height=2%20м'],
    ['in_stock', 'in_stock=да'],
    ['storage_niche', 'storage_niche=true&storage_niche=false'],
    ['name', `name=${'я'.repeat(10_000 / 6)}`],
    ['search', `search=${'a'.repeat(10_000)}`],
    ['search', "search=' OR 1=1 --"],
    ['color', `color=${'a'.repeat(5000)}`],
    ['color', Array.from({ length: 60 }, (_, index) => `color=${index}`).join('&')],
    ['category', 'category=../divany'],
    ['page', 'page=1&page=2'],
    ['page', 'page=0x2'],
    ['page', 'page=1e1'],
    ['page', 'page=+2'],
    ['page', 'page=2 '],
    ['page', 'page=2.0'],
    ['page', 'page=٢'],
    ['page_size', 'page_size=0b101'],
    ['min_price', 'min_price=0x10'],
    ['max_price', 'max_price=1e3'],
    ['min_price', 'min_price=.5'],
    ['max_price', 'max_price=5.'],
    ['fit_width', 'fit_width=1_000'],
    ['max_width', 'max_width=Infinity'],
    ['min_widht', 'min_widht=5'],
    ['__proto__', '__proto__=1'],
  ])('names %s in %s', async (name, query) => {
    const answer = await shop.app.inject({ url: `${url}?${encodeURI(decodeURI(query))}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty([name], [expect.stringMatching(/[а-я]{3}/i)]);
  });

  it.each(["color=Robert'); DROP TABLE products;--", 'material=(a+)+$', 'color=🛋️', 'name=%25%25'])(
    'looks for %s and finds nothing',
    async (query) => {
      const answer = await shop.app.inject({ url: `${url}?category=divany&${encodeURI(query)}` });
      expect([answer.statusCode, answer.json().count ?? answer.json()]).toEqual([200, 0]);
    },
  );
});

describe('a NUL character, which no database keeps,', () => {
  const nul = 'a\0@example.ru';
  it.each([
    ['/api/dj-rest-auth/login/', { email: nul, password: nul }],
    ['/api/dj-rest-auth/registration/', { email: nul, password1: nul, password2: nul }],
    ['/dj-rest-auth/password/reset/', { email: nul }],
    ['/callback/request/', { phone: nul, email: nul, telegram: nul }],
    ['/api/telemetry/collect/', { device_id: nul, session_id: nul, browser: nul }],
    ['/api/orders/order-create/', orderForm(nul, { comment: nul, city: nul, address: nul })],
  ])('is an error of its fields at %s', async (url, payload) => {
    const answer = await post(url, payload);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, expect.any(Array)]);
    const { code, ...fields } = answer.json();
    expect(code).toBe('invalid');
    for (const [field, texts] of Object.entries(fields)) {
      expect([field, texts]).toEqual([expect.any(String), [expect.stringMatching(/[а-я]{3}/i)]]);
    }
  });

  it.each(['/api/products/%00/', '/api/category/%00/', '/api/orders/history/%00/'])(
    'is an address that is not there: %s',
    async (url) => expect((await shop.app.inject({ url })).statusCode).toBe(404),
  );
});

it('half of a sign, as where a text was cut, is dropped before the database refuses it', async ({
  office,
}) => {
  const owner = await office.complete('owner');
  const half = '🛋'.slice(0, 1);
  const body = { name: `Диван${half}`, category: 'divany', article: `ПОЛ-${half}1`, price: 100 };
  const made = await owner.call('POST', '/api/admin/products/', body);
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { name: 'Диван', variants: [{ article: 'ПОЛ-1' }] },
  ]);
});

describe('a body that is said to be JSON and is empty', () => {
  const headers = { 'content-type': 'application/json' };

  it('is none, for a call that needs none', async () => {
    const anna = await signIn(shop, 'empty-body@example.ru', { isNew: true });
    const authorization = `Bearer ${anna.access}`;
    const { id } = (await anna.call('POST', '/api/wishlist/', { product_variant_id: 1 })).json();
    const cart = await post('/api/orders/cart/', { cart_items: [] });
    for (const [method, url, status] of [
      ['POST', '/api/wishlist/clear/', 200],
      ['DELETE', `/api/wishlist/${id}/`, 404],
      ['DELETE', `/api/orders/cart/${cart.json().cart_uuid}/`, 204],
      ['POST', '/api/orders/history/2000000000/cancel/', 404],
      ['POST', '/dj-rest-auth/logout/', 200],
    ] as const) {
      const answer = await shop.app.inject({ method, url, headers: { ...headers, authorization } });
      expect([url, answer.statusCode]).toEqual([url, status]);
    }
  });

  it('is missing, for a call that needs one', async () => {
    for (const url of [...WRITES, '/api/dj-rest-auth/login/']) {
      const answer = await shop.app.inject({ method: 'POST', url, headers, payload: '' });
      expect([url, answer.statusCode, answer.json()]).toEqual([
        ...[url, 400],
        { non_field_errors: ['Это поле обязательно'], code: 'invalid' },
      ]);
    }
  });
});

it.each(['0x1', '1e0', '+1', '%201', '1.0', '-1'])('an id is digits, not %s', async (id) => {
  for (const url of [`/api/products/${id}/`, `/drawings/compare.svg?variants=1,${id}`]) {
    const { statusCode } = await shop.app.inject({ url });
    expect([url, statusCode]).toEqual([url, url.includes('?') ? 400 : 404]);
  }
  const anna = await signIn(shop, `ids-${encodeURIComponent(id)}@example.ru`, { isNew: true });
  for (const url of [`/api/orders/history/${id}/`, `/api/orders/history/${id}/cancel/`]) {
    const method = url.endsWith('cancel/') ? 'POST' : 'GET';
    expect((await anna.call(method, url)).json()).toEqual({
      detail: 'Страница не найдена.',
      code: 'not_found',
    });
  }
});

it('is a JSON 404 at an unknown address of the API', async () => {
  for (const url of ['/api/', '/api/nothing/', '/callback/nothing/', '/dj-rest-auth/nothing/']) {
    const answer = await shop.app.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.json()).toEqual({ detail: expect.any(String), code: 'not_found' });
  }
});

it('accepts every address without its last slash, without a redirect', async () => {
  for (const url of ['/api/category', '/api/products', '/callback/site-settings']) {
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
  }
});

it('sends security headers with every answer', async () => {
  const { headers } = await shop.app.inject({ url: '/api/category/' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': expect.any(String),
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});
