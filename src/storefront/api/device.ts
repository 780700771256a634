import { createStored, textCodec } from '../browser-storage.ts';

const device = createStored(() => localStorage, 'device_id', textCodec);
const session = createStored(() => sessionStorage, 'session_id', textCodec);

/** The device id. It is created on the first visit and survives a sign-out. */
export const deviceId = (): string => keptId(device);
/** The session id. It is created on the first page of a visit and ends with the tab. */
export const sessionId = (): string => keptId(session);

function keptId(stored: typeof device): string {
  const kept = stored.get();
  if (kept) return kept;
  const made = randomId();
  stored.set(made);
  return made;
}

/** `crypto.randomUUID` exists only in secure contexts (HTTPS). */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
