import { expect, it } from 'vitest';
import { Unavailable } from '../errors/unavailable.ts';
import { createSemaphore } from './semaphore.ts';

it('runs so much at once and lets so much wait, in order, also after a failure', async () => {
  const withSlot = createSemaphore(2, 2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) =>
    withSlot(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 1) throw new Error('one');
      return number;
    });
  const [one, two, three, four] = [work(1), work(2), work(3), work(4)];
  await expect(work(5)).rejects.toThrow(Unavailable);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await expect(one).rejects.toThrow('one');
  expect(begun).toEqual([1, 2, 3]);
  for (const end of ends.slice(1)) end();
  expect(await Promise.all([two, three])).toEqual([2, 3]);
  ends[3]?.();
  expect(await four).toBe(4);
  expect(begun).toEqual([1, 2, 3, 4]);
  const free = work(6);
  ends[4]?.();
  expect(await free).toBe(6);
});
