import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { type ErrorCode, errorCodes, errorStatuses } from '../../src/contracts/errors.ts';
import { pickVariants } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';

const it = withShop({
  env: { RATE_LOGIN: '1/1h', PUBLIC_URL: 'https://shop.example' },
});
const { shop } = fixturesOf(it);
let anna: TestCustomer;

beforeAll(async () => {
  anna = await signIn(shop, 'codes@example.ru', { isNew: true });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Asked {
  readonly headers?: Record<string, string>;
  readonly payload?: string | object;
}

const refusalOf = async (method: Method, url: string, asked: Asked = {}) => {
  const answer = await shop.app.inject({ method, url, ...asked });
  return { status: answer.statusCode, body: answer.json() };
};
const json = (payload: string): Asked => ({
  payload,
  headers: { 'content-type': 'application/json' },
});
const asAnna = (): Asked => ({ headers: { authorization: `Bearer ${anna.access}` } });

const rows: [ErrorCode, Method, string, (() => Asked)?][] = [
  ['invalid', 'GET', '/api/products/?page=zero'],
  ['invalid', 'POST', '/api/orders/cart/', () => json('{}')],
  ['invalid', 'POST', '/api/dj-rest-auth/registration/', () => json('{"email":"x"}')],
  ['body_not_json', 'POST', '/callback/request/', () => json('{"phone":')],
  ['sign_in_required', 'GET', '/api/wishlist/'],
  ['sign_in_required', 'POST', '/api/orders/history/1/cancel/'],
  [
    'token_invalid',
    'GET',
    '/api/orders/history/',
    () => ({ headers: { authorization: 'Bearer x' } }),
  ],
  ['token_invalid', 'POST', '/dj-rest-auth/token/refresh/', () => json('{"refresh":"x"}')],
  [
    'csrf_failed',
    'POST',
    '/api/orders/cart/',
    () => ({ payload: { cart_items: [] }, headers: { cookie: `cart_uuid=${randomUUID()}` } }),
  ],
  [
    'cross_site',
    'POST',
    '/callback/request/',
    () => ({ payload: { phone: '1' }, headers: { origin: 'https://other.example' } }),
  ],
  ['misdirected', 'GET', '/api/category/', () => ({ headers: { host: 'evil.example' } })],
  ['not_found', 'GET', '/api/nothing/'],
  ['not_found', 'GET', '/api/orders/history/first/', asAnna],
  ['category_not_found', 'GET', '/api/category/net-takoy/'],
  ['category_not_found', 'GET', '/api/products/?category=net-takoy'],
  ['product_not_found', 'GET', '/api/products/net-takogo/'],
  ['page_not_found', 'GET', '/api/products/?category=divany&page=900'],
  ['cart_not_found', 'DELETE', `/api/orders/cart/${randomUUID()}/`],
  ['order_not_found', 'GET', '/api/orders/history/2000000000/', asAnna],
  ['wishlist_entry_not_found', 'DELETE', '/api/wishlist/2000000000/', asAnna],
  [
    'link_invalid',
    'POST',
    '/api/dj-rest-auth/registration/verify-email/',
    () => json('{"key":"x"}'),
  ],
  ['method_not_allowed', 'PUT', '/api/category/'],
  ['body_too_large', 'POST', '/callback/request/', () => json(`"${'x'.repeat(300_000)}"`)],
  [
    'unsupported_media_type',
    'POST',
    '/callback/request/',
    () => ({ payload: '<x/>', headers: { 'content-type': 'text/xml' } }),
  ],
];

it.each(rows)('%s is the code of %s %s', async (code, method, url, asked) => {
  const { status, body } = await refusalOf(method, url, asked?.());
  expect([status, body.code]).toEqual([errorStatuses[code], code]);
  if (code === 'invalid') expect(Object.keys(body).length).toBeGreaterThan(1);
  else expect(body.detail).toMatch(/^[А-Я].*\.$/);
});

it('too_many_requests is the code of a limit', async () => {
  const login = () =>
    refusalOf('POST', '/api/dj-rest-auth/login/', json('{"email":"a","password":"b"}'));
  await login();
  expect(await login()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

it('server_error is the code of a failure without a cause to tell', async () => {
  await shop.db.execute('ALTER TABLE site_settings RENAME TO site_settings_gone');
  const failed = await refusalOf('GET', '/callback/site-settings/');
  await shop.db.execute('ALTER TABLE site_settings_gone RENAME TO site_settings');
  expect(failed).toMatchObject({ status: 500, body: { code: 'server_error' } });
});

it('an order has codes for a changed total, a shortage and an ordered cart', async () => {
  const [sofa] = await pickVariants(shop.db, [5_499_000]);
  if (!sofa) throw new Error('no sofa');
  const cart = async (quantity: number) =>
    (
      await anna.call('POST', '/api/orders/cart/', {
        cart_items: [{ ...cartLine(sofa), quantity }],
      })
    ).json().cart_uuid;
  const order = async (uuid: string, more: Record<string, unknown> = {}) =>
    (await anna.call('POST', '/api/orders/order-create/', orderForm(uuid, more))).json();
  const uuid = await cart(1);
  expect(await order(uuid, { expected_total: 1 })).toMatchObject({
    code: 'total_changed',
    total_price: 54_990,
  });
  await shop.db.execute(`UPDATE variants SET stock = 1 WHERE id = ${sofa.variant}`);
  expect(await order(await cart(2))).toMatchObject({
    code: 'out_of_stock',
    lines: [{ in_stock: 1 }],
  });
  const { orderId } = await order(await cart(1));
  expect((await anna.call('DELETE', `/api/orders/cart/${uuid}/`)).json()).toMatchObject({
    code: 'cart_ordered',
  });
  const cancel = () => anna.call('POST', `/api/orders/history/${orderId}/cancel/`);
  await cancel();
  expect((await cancel()).json()).toMatchObject({ code: 'order_not_cancellable' });
});

it('a parameter that is itself named code does not take the place of the code', async () => {
  expect((await refusalOf('GET', '/api/products/?code=5')).body).toEqual({
    non_field_errors: ['code: Такого параметра нет'],
    code: 'invalid',
  });
});

describe('the description of the API', () => {
  const described = async () => (await shop.app.inject({ url: '/api/schema/' })).json();

  it('lists every code', async () => {
    const { schemas } = (await described()).components;
    expect(schemas.Refusal.properties.code.enum).toEqual(errorCodes);
    expect(schemas.FieldErrors.properties.code.const).toBe('invalid');
  });

  it('names a code in every refusal, and no field of a request is called so', async () => {
    for (const [path, calls] of Object.entries<object>((await described()).paths)) {
      for (const [method, call] of Object.entries(calls)) {
        for (const [status, { content }] of Object.entries<{ content?: object }>(call.responses)) {
          if (Number(status) < 400) continue;
          expect(`${method} ${path} ${status} ${JSON.stringify(content)}`).toMatch(
            /schemas\/(Refusal|FieldErrors)"|"code":/,
          );
        }
        const asked = JSON.stringify([call.requestBody, call.parameters]);
        expect(`${method} ${path} ${asked}`).not.toMatch(/"code":|"name":"code"/);
      }
    }
  });
});
