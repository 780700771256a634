import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtStorefront } from '../../src/storefront-source.ts';
import { buildTestApp, type TestApp } from '../support/build-test-app.ts';

let shop: TestApp;
let port: number;

beforeAll(async () => {
  shop = await buildTestApp({ storefront: await builtStorefront() });
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => shop.close());

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

it.each(['/products/%00', '/products/a%00b/variant/c', '/products/?category=%00'])(
  '%s is a page that is not there',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
  },
);
