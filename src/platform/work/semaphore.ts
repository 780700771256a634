import { Unavailable } from '../errors/unavailable.ts';

/** Runs work in one of the semaphore's slots, after waiting for one. */
export type WithSlot = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A semaphore with a bounded queue, first in, first out: work beyond `slots` waits, work beyond `mostWaiting` is {@link Unavailable}. */
export function createSemaphore(slots: number, mostWaiting: number): WithSlot {
  let used = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (used >= slots) {
      if (queue.length >= mostWaiting) throw new Unavailable('Too much work is waiting');
      // The work that ends hands over its slot.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else used += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else used -= 1;
    }
  };
}
