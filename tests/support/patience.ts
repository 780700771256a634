import { vi } from 'vitest';

/** As `expect.poll` in `vitest.config.ts`: a busy machine is slow, not wrong. Without it Vitest waits for a second. */
const PATIENCE = 20_000;

const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options) {
    const given = typeof options === 'number' ? { timeout: options } : options;
    return waitFor(callback, { timeout: PATIENCE, ...given });
  };
}
