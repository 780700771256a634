import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createHttpServer } from './server.ts';

it('serves a request on a connection from before the close, then closes the connection', async () => {
  const app = await createHttpServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  app.get('/order', async () => 'ordered');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const connected = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await connected;
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening);
  socket.write('GET /order HTTP/1.1\r\nHost: shop\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(answer).toMatch(/\r\n\r\nordered$/);
  await closed;
});

it('closes the connection of an answer that was begun before the close and ends after it', async () => {
  const app = await createHttpServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  const page = new PassThrough();
  app.get('/page', (_request, reply) => reply.send(page));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /page HTTP/1.1\r\nHost: shop\r\n\r\n');
  page.write('begun');
  const [head] = await once(socket, 'data');
  expect(String(head)).toMatch(/\r\nConnection: keep-alive\r\n/i);
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening);
  page.end('ended');
  expect(await text(socket)).toContain('ended');
  await closed;
});

it('does not wait for a connection that has brought no request', async () => {
  const app = await createHttpServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const connected = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await connected;
  // Without an end of its own the connection lasts a minute.
  await Promise.all([text(socket), app.close()]);
}, 20_000);
