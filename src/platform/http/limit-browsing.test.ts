import { request } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTrackedStatements } from '../database/statements-in-flight.ts';
import { createBrowsingLimit } from './limit-browsing.ts';

const MOST = 4;
let app: FastifyInstance;
let limits: ReturnType<typeof createBrowsingLimit>;
/** The pages in progress, by address. A call finishes the page. */
let finish: Map<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  finish = new Map();
  app = fastify();
  limits = createBrowsingLimit(MOST, { timeout: 5000 });
  const { limitBrowsing, priorityLane } = limits;
  const make = (url: string) => new Promise<string>((end) => finish.set(url, () => end('made')));
  app.register(async (scope) => {
    limitBrowsing(scope);
    scope.get('/pages/:name', ({ url }) => make(url));
    scope.get('/broken', () => {
      throw new Error('broken');
    });
  });
  app.register(async (scope) => {
    priorityLane(scope);
    scope.all('/order', ({ url }) => make(url));
  });
});
afterEach(async () => {
  for (const end of finish.values()) end();
  vi.useRealTimers();
  await app.close();
});

const ask = (url: string) => app.inject({ url });
const pages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `/pages/${from + index}`);
const begun = async (...urls: string[]) => {
  // Lets all hooks and handlers run as far as they can.
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  expect([...finish.keys()].toSorted()).toEqual(urls.toSorted());
};
const end = (url: string) => finish.get(url)?.();

it('queues requests above the limit, first in, first out', async () => {
  const answers = pages(1, 6).map(ask);
  await begun(...pages(1, 4));
  end('/pages/3');
  await begun(...pages(1, 5));
  end('/pages/1');
  await begun(...pages(1, 6));
  for (const url of pages(1, 6)) end(url);
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
});

it('answers 503 with Retry-After to a request that waited too long', async () => {
  const answers = pages(1, 5).map(ask);
  await begun(...pages(1, 4));
  await vi.advanceTimersByTimeAsync(4999);
  end('/pages/1');
  await begun(...pages(1, 5));
  const late = ask('/pages/late');
  await begun(...pages(1, 5));
  await vi.advanceTimersByTimeAsync(5000);
  const { statusCode, headers } = await late;
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  for (const url of pages(1, 5)) end(url);
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
});

it('serves a long queue last in, first out, and refuses the oldest of a full queue', async () => {
  const answers = pages(1, 4 + 8 * MOST).map(ask);
  await begun(...pages(1, 4));
  end('/pages/1');
  await begun(...pages(1, 4), `/pages/${4 + 8 * MOST}`);
  const more = [ask('/pages/more'), ask('/pages/most')];
  expect((await answers[4])?.statusCode).toBe(503);
  await vi.advanceTimersByTimeAsync(5000);
  for (const answer of await Promise.all(more)) expect(answer.statusCode).toBe(503);
});

it('refuses a request that has waited for a second in a long queue when another one arrives', async () => {
  const answers = pages(1, 4 + 2 * MOST + 1).map(ask);
  await begun(...pages(1, 4));
  await vi.advanceTimersByTimeAsync(1001);
  answers.push(ask('/pages/another'));
  for (const late of answers.slice(4, 6)) expect((await late).statusCode).toBe(503);
  for (let turn = 0; turn <= answers.length; turn += 1) {
    for (const finished of finish.values()) finished();
    await new Promise(setImmediate);
  }
  answers.splice(4, 2);
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
});

it('limits browsing more strictly while an order is in progress', async () => {
  const order = ask('/order');
  await begun('/order');
  const answers = pages(1, 4).map(ask);
  await begun('/order', '/pages/1');
  end('/order');
  expect((await order).statusCode).toBe(200);
  await begun('/order', ...pages(1, 4));
  const another = ask('/order');
  await begun('/order', ...pages(1, 4));
  for (const url of ['/order', ...pages(1, 4)]) end(url);
  expect((await another).statusCode).toBe(200);
  await Promise.all(answers);
});

it('does not reserve capacity for an order whose body has not arrived', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const slow = request(`${origin}/order`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'content-length': 9 },
  });
  slow.on('error', () => undefined);
  const come = Promise.withResolvers<void>();
  app.server.once('request', () => come.resolve());
  slow.flushHeaders();
  await come.promise;
  const answers = pages(1, 4).map(ask);
  await begun(...pages(1, 4));
  slow.destroy();
  for (const url of pages(1, 4)) end(url);
  await Promise.all(answers);
});

it('releases its slots after failures', async () => {
  for (let time = 0; time <= MOST; time += 1) expect((await ask('/broken')).statusCode).toBe(500);
  const answer = ask('/pages/1');
  await begun('/pages/1');
  end('/pages/1');
  expect((await answer).statusCode).toBe(200);
});

it('holds the slot of a request whose client has gone until its work has ended', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const answers = pages(1, 3).map(ask);
  await begun(...pages(1, 3));
  const gone = Promise.withResolvers<void>();
  app.server.once('request', (incoming) => incoming.once('close', () => gone.resolve()));
  const leaving = new AbortController();
  const left = fetch(`${origin}/pages/left`, { signal: leaving.signal }).catch(() => 'left');
  await vi.waitFor(() => expect([...finish.keys()]).toContain('/pages/left'));
  leaving.abort();
  await Promise.all([left, gone.promise]);
  const next = ask('/pages/next');
  await begun(...pages(1, 3), '/pages/left');
  end('/pages/left');
  await begun(...pages(1, 3), '/pages/left', '/pages/next');
  for (const url of finish.keys()) end(url);
  for (const answer of await Promise.all([...answers, next])) expect(answer.statusCode).toBe(200);
});

it('holds the slot of a failed request until its last statement has ended', async () => {
  const statements: PromiseWithResolvers<string>[] = [];
  const pool = withTrackedStatements({
    query() {
      const statement = Promise.withResolvers<string>();
      statements.push(statement);
      return statement.promise;
    },
  } as unknown as pg.Pool);
  app.register(async (scope) => {
    limits.limitBrowsing(scope);
    scope.get('/read', async () => Promise.all([pool.query('one'), pool.query('another')]));
  });
  const answers = Array.from({ length: MOST }, () => ask('/read'));
  await vi.waitFor(() => expect(statements).toHaveLength(2 * MOST));
  for (const statement of statements) statement.promise.catch(() => undefined);
  statements[0]?.reject(new Error('canceled'));
  expect((await answers[0])?.statusCode).toBe(500);
  const next = ask('/pages/next');
  await begun();
  statements[1]?.resolve('made');
  await vi.waitFor(() => expect([...finish.keys()]).toEqual(['/pages/next']));
  end('/pages/next');
  for (const statement of statements) statement.resolve('made');
  expect((await next).statusCode).toBe(200);
  await Promise.all(answers);
});

it('removes an aborted request from the queue', async () => {
  const gone = Promise.withResolvers<void>();
  app.addHook('onRequestAbort', (_request, done) => {
    gone.resolve();
    done();
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const answers = pages(1, 4).map(ask);
  await begun(...pages(1, 4));
  const leaving = new AbortController();
  const come = Promise.withResolvers<void>();
  app.server.once('request', () => come.resolve());
  const left = fetch(`${origin}/pages/left`, { signal: leaving.signal }).catch(() => 'left');
  await come.promise;
  leaving.abort();
  await Promise.all([left, gone.promise]);
  const next = ask('/pages/next');
  end('/pages/1');
  await begun(...pages(1, 4), '/pages/next');
  for (const url of finish.keys()) end(url);
  for (const answer of await Promise.all([...answers, next])) expect(answer.statusCode).toBe(200);
});
