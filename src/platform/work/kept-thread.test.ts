import { beforeEach, expect, it } from 'vitest';
import { createKeptThread, TooMuchWork } from './kept-thread.ts';

let ask: (given: string | number) => Promise<unknown>;
beforeEach(() => {
  ask = createKeptThread(new URL('../../../tests/support/endless-worker.ts', import.meta.url), {
    patience: 1000,
    memoryMb: 64,
  });
});

it('does one piece of work after the other', async () => {
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([1, 2, 3].map((one) => [one, process.pid]));
});

it('ends work without an end, and does what comes after it', async () => {
  const [endless, next] = await Promise.allSettled([ask('endless'), ask(7)]);
  expect(endless).toMatchObject({ reason: expect.any(TooMuchWork) });
  expect(next).toMatchObject({ value: [7, process.pid] });
});

it('ends work that has no measure, and does what comes after it', async () => {
  await expect(ask('boundless')).rejects.toBeInstanceOf(TooMuchWork);
  expect(await ask(9)).toEqual([9, process.pid]);
});

it('says what work has thrown, and does what comes after it', async () => {
  await expect(ask('broken')).rejects.toThrow('broken work');
  expect(await ask(8)).toEqual([8, process.pid]);
});

it('keeps the thread that follows one that has failed', async () => {
  await expect(ask('broken')).rejects.toThrow('broken work');
  const which = await ask('which');
  // By now the one that failed has ended.
  await ask(1);
  await new Promise(setImmediate);
  expect(await ask('which')).toBe(which);
});

it('refuses more than it could do soon', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 40 }, (_, number) => ask(number)));
  expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});
