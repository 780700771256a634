import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import fc from 'fast-check';
import { expect } from 'vitest';

/**
 * Random values of a file of tests come from the seed of the run and the file's path: `SEED` repeats them, whatever order the files have.
 * Keys and certificates that OpenSSL makes are not among them.
 */
const { SEED = '0' } = process.env;
const path = expect.getState().testPath?.replace(import.meta.dirname, '') ?? '';
let block = 0;
let left = Buffer.alloc(0);

/** The next random bytes: SHA-256 over a counter. */
function nextBytes(size: number): Buffer {
  const parts = [left];
  for (let length = left.length; length < size; length += 32) {
    parts.push(createHash('sha256').update(`${SEED} ${path} ${block++}`).digest());
  }
  const all = Buffer.concat(parts);
  left = all.subarray(size);
  // Of its own memory, as that of `randomBytes` is.
  const bytes = Buffer.alloc(size);
  all.copy(bytes);
  return bytes;
}

function fill<View extends ArrayBufferView | null>(view: View): View {
  if (view) {
    const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength);
    nextBytes(view.byteLength).copy(bytes);
  }
  return view;
}

function uuid(): ReturnType<typeof crypto.randomUUID> {
  const bytes = nextBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5') as ReturnType<
    typeof crypto.randomUUID
  >;
}

Math.random = () => nextBytes(6).readUIntBE(0, 6) / 2 ** 48;
Object.assign(crypto, { randomBytes: nextBytes, randomUUID: uuid });
Object.defineProperties(crypto.webcrypto, {
  getRandomValues: { configurable: true, value: fill },
  randomUUID: { configurable: true, value: uuid },
});
syncBuiltinESMExports();
fc.configureGlobal({ seed: Number(SEED) });
