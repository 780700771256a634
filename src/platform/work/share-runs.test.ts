import { beforeEach, expect, it } from 'vitest';
import { shareRuns } from './share-runs.ts';

let runs: PromiseWithResolvers<string>[];
let ask: () => Promise<string>;

beforeEach(() => {
  runs = [];
  ask = shareRuns(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
});

it('who asks during a run gets the next one, which all of them share', async () => {
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve('first');
  expect(await first).toBe('first');
  await expect.poll(() => runs.length).toBe(2);
  const fourth = ask();
  runs[1]?.resolve('second');
  expect(await Promise.all([second, third])).toEqual(['second', 'second']);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.resolve('third');
  expect(await fourth).toBe('third');
});

it('a run that fails fails those who share it, and the next one is made', async () => {
  const first = ask();
  const second = ask();
  runs[0]?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve('second');
  expect(await second).toBe('second');
});

it('after a run its question is asked anew', async () => {
  const first = ask();
  runs[0]?.resolve('first');
  expect(await first).toBe('first');
  const second = ask();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve('second');
  expect(await second).toBe('second');
});
