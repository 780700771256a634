import { createSemaphore, type WithSlot } from './semaphore.ts';

/** Runs work in one of the slots of its key, after waiting for one. */
export type WithSlotOf = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** A semaphore for each key (see {@link createSemaphore}): the work of one key waits for its own kind only. */
export function createKeyedSemaphore(slots: number, mostWaiting: number): WithSlotOf {
  const used = new Map<string, { withSlot: WithSlot; users: number }>();
  return async (key, work) => {
    const semaphore = used.get(key) ?? { withSlot: createSemaphore(slots, mostWaiting), users: 0 };
    used.set(key, semaphore);
    semaphore.users += 1;
    try {
      return await semaphore.withSlot(work);
    } finally {
      semaphore.users -= 1;
      if (semaphore.users === 0) used.delete(key);
    }
  };
}
