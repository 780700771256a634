import { createStored, textCodec } from '../browser-storage.ts';

const device = createStored(() => localStorage, 'device_id', textCodec);
const session = createStored(() => sessionStorage, 'session_id', textCodec);

/** Made on the first visit and kept by this browser, also when a customer signs out. */
export const deviceId = (): string => keptId(device);
/** Made on the first page of a visit, gone with the tab. */
export const sessionId = (): string => keptId(session);

function keptId(stored: typeof device): string {
  const kept = stored.get();
  if (kept) return kept;
  const made = randomId();
  stored.set(made);
  return made;
}

/** Not `randomUUID`, which only secure pages have. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
