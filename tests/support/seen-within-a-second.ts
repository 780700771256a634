import { setTimeout as pause } from 'node:timers/promises';

const SECOND = 1000;
const AGAIN_AFTER = 20;

/**
 * Looks until `look` is content with what it sees of a change that was just made; throws what it says when it began to look more than a second
 * after that. However long an answer takes on a busy machine: who asks later sees the new.
 */
export async function seenWithinASecond(look: () => Promise<void>): Promise<void> {
  const changed = performance.now();
  while (true) {
    const begun = performance.now();
    try {
      return await look();
    } catch (error) {
      if (begun - changed > SECOND) throw error;
      await pause(AGAIN_AFTER);
    }
  }
}
