import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createAnswerCache, packAnswer } from './answer-cache.ts';

let version: number | null;
let now: number;

beforeEach(() => {
  version = 1;
  now = 0;
});

const cacheOf = (maxBytes: number) =>
  createAnswerCache(
    maxBytes,
    () => version,
    () => now,
  );
const answer = (size = 10) => packAnswer(randomBytes(size).toString('base64'), {}, 'gzip');

it('is fresh for a minute, then good enough until it has been renewed', async () => {
  const cache = cacheOf(1e6);
  cache.keep('/', await answer(), 1);
  expect(cache.find('/')?.freshness).toBe('fresh');
  now = 60_001;
  expect(cache.find('/')?.freshness).toBe('stale');
});

it('is good enough for half a second after a change, and then no more', async () => {
  const cache = cacheOf(1e6);
  cache.keep('/', await answer(), 1);
  version = 2;
  expect(cache.find('/')?.freshness).toBe('stale');
  now = 501;
  expect(cache.find('/')?.freshness).toBe('old');
  cache.keep('/', await answer(), 2);
  version = 3;
  version = 4;
  expect(cache.find('/')?.freshness).toBe('stale');
  now = 600;
  version = 5;
  expect(cache.find('/')?.freshness).toBe('old');
});

it('gives the last it knew for five minutes, and keeps nothing, while no version is known', async () => {
  const cache = cacheOf(1e6);
  cache.keep('/', await answer(), 1);
  now = 90_000;
  version = null;
  expect(cache.find('/')?.freshness).toBe('last');
  cache.keep('/a', await answer(), null);
  now += 300_000;
  expect(cache.find('/')?.freshness).toBe('old');
  version = 2;
  expect(cache.find('/a')).toBeUndefined();
  now += 501;
  expect(cache.find('/')?.freshness).toBe('old');
});

it('gives nothing from before the last change while no version is known', async () => {
  const cache = cacheOf(1e6);
  cache.keep('/', await answer(), 1);
  version = 2;
  cache.find('/');
  version = null;
  expect(cache.find('/')?.freshness).toBe('old');
});

it('holds so many bytes, and lets go of what is asked for least', async () => {
  const cache = cacheOf(50_000);
  for (let page = 0; page < 30; page += 1) {
    cache.keep(`/${page}`, await answer(2500), 1);
    cache.find('/0');
  }
  const there = Array.from({ length: 30 }, (_, page) => page).filter((page) =>
    cache.find(`/${page}`),
  );
  expect(there.length).toBeGreaterThan(1);
  expect(there.length).toBeLessThan(10);
  expect(there).toContain(0);
  cache.keep('/huge', await answer(30_000), 1);
  expect(cache.find('/huge')).toBeUndefined();
});
