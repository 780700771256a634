import { setTimeout as pause } from 'node:timers/promises';

/** Polls until `isSo`, for `within` ms at most. Returns whether it is so. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  within: number,
): Promise<boolean> {
  const end = performance.now() + within;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await pause(100);
  }
  return false;
}
