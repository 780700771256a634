import type { Actor } from '#modules/audit/index.ts';

/** A fictitious person at the terminal of the shop. */
export const TERMINAL: Actor = { kind: 'terminal', name: 'owner' };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a base32 text (RFC 4648), as an authenticator app reads them. */
export function bytesOf(text: string): Buffer {
  const bits = [...text].map((one) => ALPHABET.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
