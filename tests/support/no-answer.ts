import type { Page } from 'playwright-core';

const START = new Date('2026-11-20T09:00:00Z');

/**
 * Stops the clock of the next pages. Replaces `AbortSignal.timeout`, because the native one ignores the fake clock.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const aborter = new AbortController();
      setTimeout(() => aborter.abort(), milliseconds);
      return aborter.signal;
    };
  });
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
}
