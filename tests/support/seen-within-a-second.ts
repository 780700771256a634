import { setTimeout as pause } from 'node:timers/promises';

const SECOND = 1000;
const RETRY_DELAY = 20;

/**
 * Retries `look` until it does not throw. An attempt that starts more than a second after the change must succeed. Only the start of an
 * attempt counts, because a response can take long on a busy machine.
 */
export async function seenWithinASecond(look: () => Promise<void>): Promise<void> {
  const changed = performance.now();
  while (true) {
    const begun = performance.now();
    try {
      return await look();
    } catch (error) {
      if (begun - changed > SECOND) throw error;
      await pause(RETRY_DELAY);
    }
  }
}
