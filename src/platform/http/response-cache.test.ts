import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { createCachedResponse } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';

let version: number | null;
let now: number;

beforeEach(() => {
  version = 1;
  now = 0;
});

const cacheOf = (maxBytes: number) =>
  createResponseCache(
    maxBytes,
    () => version,
    () => now,
  );
const response = (size = 10) =>
  createCachedResponse(randomBytes(size).toString('base64'), {}, 'gzip');

it('is fresh for a minute, then stale until it is renewed', async () => {
  const cache = cacheOf(1e6);
  cache.store('/', await response(), 1);
  expect(cache.find('/')?.freshness).toBe('fresh');
  now = 60_001;
  expect(cache.find('/')?.freshness).toBe('stale');
});

it('is stale for half a second after a change, then expired', async () => {
  const cache = cacheOf(1e6);
  cache.store('/', await response(), 1);
  version = 2;
  expect(cache.find('/')?.freshness).toBe('stale');
  now = 501;
  expect(cache.find('/')?.freshness).toBe('expired');
  cache.store('/', await response(), 2);
  version = 3;
  version = 4;
  expect(cache.find('/')?.freshness).toBe('stale');
  now = 600;
  version = 5;
  expect(cache.find('/')?.freshness).toBe('expired');
});

it('serves the last version for five minutes, and stores nothing, while the version is unknown', async () => {
  const cache = cacheOf(1e6);
  cache.store('/', await response(), 1);
  now = 90_000;
  version = null;
  expect(cache.find('/')?.freshness).toBe('last');
  cache.store('/a', await response(), null);
  now += 300_000;
  expect(cache.find('/')?.freshness).toBe('expired');
  version = 2;
  expect(cache.find('/a')).toBeUndefined();
  now += 501;
  expect(cache.find('/')?.freshness).toBe('expired');
});

it('serves nothing older than the last change while the version is unknown', async () => {
  const cache = cacheOf(1e6);
  cache.store('/', await response(), 1);
  version = 2;
  cache.find('/');
  version = null;
  expect(cache.find('/')?.freshness).toBe('expired');
});

it('is limited in bytes, and evicts the least recently used entry', async () => {
  const cache = cacheOf(50_000);
  for (let page = 0; page < 30; page += 1) {
    cache.store(`/${page}`, await response(2500), 1);
    cache.find('/0');
  }
  const there = Array.from({ length: 30 }, (_, page) => page).filter((page) =>
    cache.find(`/${page}`),
  );
  expect(there.length).toBeGreaterThan(1);
  // Each has 2,500 random bytes, its address and the overhead.
  expect(there.length).toBeLessThan(15);
  expect(there).toContain(0);
  cache.store('/huge', await response(60_000), 1);
  expect(cache.find('/huge')).toBeUndefined();
});

it('counts every encoding that clients ask for', async () => {
  const cache = cacheOf(50_000);
  const first = await createCachedResponse('a'.repeat(40_000), {}, 'br');
  cache.store('/first', first, 1);
  cache.store('/second', await response(2500), 1);
  await first.encoded(null);
  cache.store('/third', await response(2500), 1);
  cache.store('/fourth', await response(2500), 1);
  expect(cache.find('/second')).toBeUndefined();
  expect(cache.find('/first')).toBeDefined();
  expect(cache.find('/fourth')).toBeDefined();
});

it('compresses a response better from its second use on', async () => {
  const cache = cacheOf(1e6);
  const words = Array.from({ length: 4000 }, (_, index) => `слово ${(index * index) % 977}`);
  const body = words.join(' ');
  const kept = await createCachedResponse(body, {}, 'br');
  cache.store('/', kept, 1);
  const quick = (await kept.encoded('br')).length;
  cache.find('/');
  cache.find('/');
  await expect.poll(async () => (await kept.encoded('br')).length).toBeLessThan(quick);
  expect(brotliDecompressSync(await kept.encoded('br')).toString()).toBe(body);
});
