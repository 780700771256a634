import { createHash } from 'node:crypto';
import { ownMemory } from '../work/own-memory.ts';
import { compressQuickly, compressWell, decompress, type Encoding } from './compression.ts';

/** A response that is the same for everyone, as it is sent. */
export interface CachedResponse {
  readonly headers: Record<string, string>;
  /** A hash of the body before its compression. */
  readonly hash: string;
  /** The body in this encoding; null: not compressed. A Buffer if it is kept in this encoding, otherwise a promise. */
  encoded(encoding: Encoding | null): Buffer | Promise<Buffer>;
  /** Compresses the kept bodies better. */
  improve(): Promise<void>;
  /** Approximate memory use in bytes. */
  readonly size: number;
  /** Sets what is called when the size has changed: clients ask for more encodings, bodies are compressed better. */
  onResize(listener: () => void): void;
}

/** Makes a cached response. It keeps the body in each encoding that a client has asked for. */
export async function createCachedResponse(
  body: string | Buffer,
  headers: Record<string, string>,
  wanted: Encoding | null,
): Promise<CachedResponse> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const hash = createHash('sha1').update(bytes).digest('base64url');
  const headersSize = Object.values(headers).reduce((sum, value) => sum + value.length, 0);
  const bodies = new Map<Encoding | null, Buffer>();
  bodies.set(wanted, ownMemory(wanted === null ? bytes : await compressQuickly(bytes, wanted)));

  let resized: () => void = () => undefined;

  const plainBody = async (): Promise<Buffer> => {
    for (const [encoding, body] of bodies) {
      return encoding === null ? body : decompress(body, encoding);
    }
    throw new Error('A cached response keeps at least one body');
  };
  const keep = async (encoding: Encoding | null, compress: typeof compressQuickly) => {
    const plain = bodies.get(null) ?? (await plainBody());
    const body = ownMemory(encoding === null ? plain : await compress(plain, encoding));
    bodies.set(encoding, body);
    resized();
    return body;
  };
  return {
    headers,
    hash,
    encoded: (encoding) => bodies.get(encoding) ?? keep(encoding, compressQuickly),
    async improve() {
      for (const encoding of bodies.keys()) {
        if (encoding !== null) await keep(encoding, compressWell);
      }
    },
    onResize(listener) {
      resized = listener;
    },
    get size() {
      return [...bodies.values()].reduce((sum, { length }) => sum + length, headersSize);
    },
  };
}
