import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { recordLog } from '../support/logged.ts';

const HOST = 'shop.example';
const ORIGIN = `https://${HOST}`;
const TRUSTED = 'https://www.shop.example';
const it = withShop({
  env: { LOG_LEVEL: 'warn', PUBLIC_URL: ORIGIN, TRUSTED_ORIGINS: TRUSTED },
});
const { shop } = fixturesOf(it);
let port: number;

beforeAll(async () => {
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** Sends these bytes and reads the answer to its end. */
async function send(...lines: string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ', 2)[1]), head: head.toLowerCase(), body };
}

describe('a request that HTTP/1.1 forbids', () => {
  it.each([
    ['a target without a path', ['GET * HTTP/1.1', `Host: ${HOST}`]],
    ['a target that looks like a login', [`GET *@${HOST}/ HTTP/1.1`, `Host: ${HOST}`]],
    ['two hosts', ['GET /api/category/ HTTP/1.1', `Host: ${HOST}`, `HOST: ${HOST}`]],
    ['an old version', ['GET /api/category/ HTTP/0.9', `Host: ${HOST}`]],
    ['a version to come', ['GET /api/category/ HTTP/2.0', `Host: ${HOST}`]],
  ])('%s gets 400', async (_case, lines) => {
    const { status, head, body } = await send(...lines);
    expect([status, JSON.parse(body).code]).toEqual([400, 'bad_request']);
    expect(head).toContain('x-content-type-options: nosniff');
  });

  it('is not every unusual one', async () => {
    const withoutHost = await send('GET /api/category/ HTTP/1.0');
    expect(withoutHost.status).toBe(200);
    const absolute = await send(`GET ${ORIGIN}/api/category/ HTTP/1.1`, `Host: ${HOST}`);
    expect(absolute.status).toBe(200);
  });
});

it('logs no error when the client leaves in the middle of a body', async () => {
  const lines = recordLog(shop.app);
  const sockets: Socket[] = [];
  for (const url of ['/api/orders/cart/', '/callback/request/', '/csp-report']) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const arrived = once(shop.app.server, 'request');
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"`,
    );
    const [{ socket: theirs }] = await arrived;
    const closed = new Promise((resolve) => theirs.once('close', resolve));
    socket.destroy();
    await closed;
  }
  // Node tells the end of a connection in the same turn: an error would be logged before another answer.
  await shop.app.inject({ url: '/healthz' });
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
});

it.each([
  ['a host that is not the shop’s', { host: 'evil.example' }, 421],
  ['a write of another site', { host: HOST, origin: 'https://evil.example' }, 403],
])('%s is refused with the headers of every answer', async (_what, headers, status) => {
  const payload = { cart_items: [] };
  const url = '/api/orders/cart/';
  const answer = await shop.app.inject({ method: 'POST', url, payload, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

it('TRACE shows no client what a proxy has added to its request', async () => {
  const lines = [`Host: ${HOST}`, 'X-Added: by a proxy'];
  for (const path of ['/', '/api/category/', '/admin/']) {
    const { status, body } = await send(`TRACE ${path} HTTP/1.1`, ...lines);
    expect([path, status < 400, body.includes('proxy')]).toEqual([path, false, false]);
  }
});

it('X-Forwarded-Host proves no host, also behind a trusted proxy', async () => {
  const proxied = await buildTestApp({ env: { PUBLIC_URL: ORIGIN, TRUST_PROXY: 'true' } });
  const status = async (headers: Record<string, string>) => {
    const payload = { cart_items: [] };
    const url = '/api/orders/cart/';
    const answer = await proxied.app.inject({ method: 'POST', url, payload, headers });
    return [answer.statusCode, answer.json().code];
  };
  const foreign = { host: 'evil.example', 'x-forwarded-host': HOST };
  expect(await status(foreign)).toEqual([421, 'misdirected']);
  const written = {
    host: HOST,
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
  };
  expect(await status(written)).toEqual([403, 'cross_site']);
  await proxied.close();
});

describe('where PUBLIC_URL is set', () => {
  const ask = async (host: string, url = '/api/category/') =>
    (await shop.app.inject({ url, headers: { host } })).statusCode;

  it('another host is no part of the shop', async () => {
    const { body, statusCode } = await shop.app.inject({
      url: '/api/category/',
      headers: { host: 'evil.example' },
    });
    expect([statusCode, JSON.parse(body).code]).toEqual([421, 'misdirected']);
    for (const host of ['10.0.0.7', 'shop.example.evil.example', 'localhost.evil.example:3000']) {
      expect([host, await ask(host)]).toEqual([host, 421]);
    }
    expect(await ask('evil.example', '/')).toBe(421);
    expect(await ask('evil.example', '/metrics')).toBe(421);
    const absolute = await send('GET http://evil.example/api/category/ HTTP/1.1', `Host: ${HOST}`);
    expect(absolute.status).toBe(421);
  });

  it('the shop, this machine and probes are served', async () => {
    for (const host of [HOST, `${HOST}:443`, 'SHOP.example', 'localhost:3000', '127.0.0.1:3000']) {
      expect([host, await ask(host)]).toEqual([host, 200]);
    }
    expect(await ask('[::1]:3000')).toBe(200);
    for (const probe of ['/healthz', '/readyz']) expect(await ask('10.0.0.7', probe)).toBe(200);
  });
});

describe('a write that a page of the same site sends', () => {
  const write = async (headers: Record<string, string>) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders/cart/',
      payload: { cart_items: [] },
      headers: { host: HOST, ...headers },
    });
    return answer.json().code;
  };

  it('is refused from another host, or without TLS', async () => {
    for (const origin of ['https://blog.shop.example', `http://${HOST}`]) {
      expect(await write({ 'sec-fetch-site': 'same-site', origin })).toBe('cross_site');
    }
    expect(await write({ 'sec-fetch-site': 'same-site' })).toBe('cross_site');
  });

  it('is taken from the shop and from an origin that the owner has listed', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-site', origin: TRUSTED },
      { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
    ]) {
      expect(await write(headers)).not.toBe('cross_site');
    }
  });
});
