import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';

const it = withShop(async () => ({ storefront: await builtStorefront() }));
let port: number;

it.beforeAll(async ({ shop }) => {
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** What is answered to this address, sent as it stands. */
async function ask(address: string): Promise<{ status: number; answer: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(' ', 2)[1]), answer };
}

it.each([
  ['http://shop.example/category/', 200, '<h1'],
  ['http://shop.example', 200, 'Горница'],
  ['HTTPS://shop.example?page=delivery', 200, 'Доставка'],
  ['http://shop.example/api/category/', 200, '"slug":"divany"'],
  ['http://other.example/nothing/', 404, '<h1'],
  ['http://other.example//api/nothing/', 404, '<h1'],
])(
  '%s, as a client writes it to a proxy, is the address behind it',
  async (address, status, part) => {
    const answered = await ask(address);
    expect([answered.status, answered.answer.includes(part)]).toEqual([status, true]);
  },
);

it.for([
  ['POST', '/api/products/', 'GET, HEAD'],
  ['PUT', '/api/products?page=2', 'GET, HEAD'],
  ['DELETE', '/api/products/divan/', 'GET, HEAD'],
  ['GET', '/api/orders/order-create/', 'POST'],
  ['HEAD', '/dj-rest-auth/login', 'POST'],
  ['GET', '/api/dj-rest-auth/login/', 'POST'],
  ['OPTIONS', '/callback/request/', 'POST'],
  ['PATCH', '/api/wishlist/', 'GET, HEAD, POST'],
  ['GET', '/api/wishlist/5/', 'DELETE'],
] as const)('%s %s is told which methods there are', async ([method, url, allowed], { shop }) => {
  const answer = await shop.app.inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allowed]);
  if (method === 'HEAD') return;
  expect(answer.json()).toEqual({ detail: expect.any(String), code: 'method_not_allowed' });
});

it.for(['GET', 'POST', 'DELETE'] as const)(
  '%s of no call at all is a 404',
  async (method, { shop }) => {
    for (const url of ['/api/nothing/', '/callback/x/', '/dj-rest-auth/login/x/']) {
      const answer = await shop.app.inject({ method, url });
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 404, undefined]);
      expect(answer.json()).toEqual({ detail: expect.any(String), code: 'not_found' });
    }
  },
);

it('letters that are not encoded get the answer of every other refusal', async () => {
  const { status, answer } = await ask('/api/products/?search=диван');
  const [, body = ''] = answer.split('\r\n\r\n');
  expect([status, JSON.parse(body)]).toEqual([
    400,
    { detail: 'Запрос составлен неверно.', code: 'bad_request' },
  ]);
});

it.each(['/products/%00', '/products/a%00b/variant/c', '/products/?category=%00'])(
  '%s is a page that is not there',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);
