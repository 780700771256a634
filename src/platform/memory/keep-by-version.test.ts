import { beforeEach, expect, it } from 'vitest';
import { type Keep, keepByVersion } from './keep-by-version.ts';

let version: number | null;
let reads: string[];
let keep: Keep<string, string>;

beforeEach(() => {
  version = 1;
  reads = [];
  keep = keepByVersion(() => version, 2);
});

const get = (key: string) =>
  keep(key, async () => {
    reads.push(key);
    return `${key}${reads.length}`;
  });

it('reads once for each version, however many ask at once', async () => {
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a1', 'a1']);
  expect(await get('a')).toBe('a1');
  version = 2;
  expect(await get('a')).toBe('a2');
});

it('reads each time while the version is unknown, and keeps nothing of it', async () => {
  version = null;
  expect([await get('a'), await get('a')]).toEqual(['a1', 'a2']);
  version = 1;
  expect(await get('a')).toBe('a3');
});

it('does not keep what was read while the data changed', async () => {
  const old = keep('a', async () => {
    version = 2;
    return 'old';
  });
  expect(await old).toBe('old');
  expect(await get('a')).toBe('a1');
});

it('keeps no failure', async () => {
  await expect(keep('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await get('a')).toBe('a1');
});

it('keeps the keys that were asked for last', async () => {
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});
