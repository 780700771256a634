import { vi } from 'vitest';

/** As `expect.poll` in `vitest.config.ts`: a busy machine is slow, not wrong. Without it Vitest waits for a second. */
const PATIENCE = 20_000;

const { waitFor, waitUntil } = vi;
const patient = (options: number | { readonly timeout?: number } | undefined) => ({
  timeout: PATIENCE,
  ...(typeof options === 'number' ? { timeout: options } : options),
});
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, patient(options));
  };
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
}
