import { expect, it } from 'vitest';
import { MINUTE } from '../time/duration.ts';
import { watchDisk } from './disk-watch.ts';

const full = Object.assign(new Error('could not extend file'), { code: '53100' });
const wrapped = new Error('Failed query', { cause: full });
const noSpace = Object.assign(new Error('write'), { code: 'ENOSPC' });

it('is full for a minute after a write failed, and is logged once a minute', async () => {
  let now = 5 * MINUTE;
  const disk = watchDisk({ folder: '.', needed: 0, now: () => now });
  expect(await disk.isFull()).toBe(false);
  expect([full, wrapped, noSpace].map(disk.isWorthLogging)).toEqual([true, false, false]);
  expect(disk.isWorthLogging(new Error('another'))).toBe(true);
  now += MINUTE - 1;
  expect(disk.isWorthLogging(full)).toBe(false);
  now += MINUTE - 1;
  expect(await disk.isFull()).toBe(true);
  expect(disk.mayLog()).toBe(true);
  expect(disk.isWorthLogging(noSpace)).toBe(false);
  now += MINUTE;
  expect(await disk.isFull()).toBe(false);
});

it('is full while the disk of the folder has less room than needed', async () => {
  const needed = Number.MAX_SAFE_INTEGER;
  expect(await watchDisk({ folder: '.', needed }).isFull()).toBe(true);
  expect(await watchDisk({ folder: 'no-such-folder', needed }).isFull()).toBe(false);
});
