/**
 * The same bytes in memory of their own. Buffers up to 32 kB are usually parts of a block of 64 kB that Node shares between them: one that is
 * kept would keep all of it.
 */
export function ownMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
