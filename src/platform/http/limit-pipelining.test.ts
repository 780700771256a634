import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { HttpServer } from './http-server.ts';
import { createHttpServer } from './server.ts';

let app: HttpServer;
let gate: PromiseWithResolvers<void>;
let begun: number;

beforeEach(async () => {
  begun = 0;
  gate = Promise.withResolvers<void>();
  app = await createHttpServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  app.get('/slow', async () => {
    begun += 1;
    await gate.promise;
    return 'answered';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

function ask(times: number) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      text += chunk;
    });
  socket.write('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(times));
  return { socket, answers: () => text.match(/answered/g)?.length ?? 0 };
}

it('closes a connection with a hundred pipelined requests', async () => {
  const { socket } = ask(100);
  await once(socket, 'close');
  expect(begun).toBeLessThanOrEqual(3);
  gate.resolve();
});

it('answers a few pipelined requests, and any number one after another', async () => {
  const { socket, answers } = ask(3);
  await vi.waitFor(() => expect(begun).toBe(3));
  gate.resolve();
  await vi.waitFor(() => expect(answers()).toBe(3));
  for (let more = 1; more <= 20; more += 1) {
    socket.write('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n');
    await vi.waitFor(() => expect(answers()).toBe(3 + more), { interval: 1 });
  }
  socket.destroy();
});
