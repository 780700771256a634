import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { MINUTE, SECOND } from '../duration.ts';

/** A response that is the same for everyone, as it is sent. */
export interface CachedResponse {
  readonly headers: Record<string, string>;
  readonly etag: string;
  /** The body in this encoding; null: not compressed. A Buffer if it is cached in this encoding, otherwise a promise. */
  encoded(encoding: Encoding | null): Buffer | Promise<Buffer>;
  /** Approximate memory use in bytes. */
  readonly size: number;
}

export type Encoding = 'br' | 'gzip';

/**
 * `fresh`: served. `stale`: served while one request renews it (stale-while-revalidate). `last`: served because the version is
 * unknown (stale-if-error). `expired`: not served. Record 023 has the conditions.
 */
export type Freshness = 'fresh' | 'stale' | 'last' | 'expired';

/** Where a response came from: the cache, in one of three states; a concurrent request for the same key (`awaited`); the handler (`made`). */
export type CacheUse = 'fresh' | 'stale' | 'last' | 'awaited' | 'made';

interface Entry {
  readonly response: CachedResponse;
  readonly version: number;
  readonly madeAt: number;
}

export interface ResponseCache {
  find(key: string): { response: CachedResponse; freshness: Freshness } | undefined;
  /** Stores a response. `version`: the version when its request started; null stores nothing. */
  store(key: string, response: CachedResponse, version: number | null): void;
  version(): number | null;
}

/** Time to live without a change: new arrivals in a response depend on the current date. */
const TTL = MINUTE;
/** How long after a change a response of the previous version is stale and not yet expired. */
const STALE_WINDOW = SECOND / 2;
/** How long responses of the last known version are served while the version is unknown: most likely the database is down. */
const STALE_IF_ERROR = 5 * MINUTE;

/** An LRU cache of at most `maxBytes`; a change of the version invalidates all entries. `now` in ms. */
export function createResponseCache(
  maxBytes: number,
  version: () => number | null,
  now: () => number = () => performance.now(),
): ResponseCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  let current = version();
  let previous: number | null = null;
  let changedAt = 0;
  let lostAt: number | undefined;

  const freshnessOf = ({ version: made, madeAt }: Entry): Freshness => {
    if (lostAt !== undefined)
      return made === current && now() - lostAt < STALE_IF_ERROR ? 'last' : 'expired';
    if (made === current) return now() - madeAt < TTL ? 'fresh' : 'stale';
    return made === previous && now() - changedAt < STALE_WINDOW ? 'stale' : 'expired';
  };

  return {
    version,
    find(key) {
      const latest = version();
      if (latest === null) lostAt ??= now();
      else if (latest !== current) {
        previous = current;
        current = latest;
        changedAt = now();
      }
      if (latest !== null) lostAt = undefined;
      const entry = entries.get(key);
      return entry && { response: entry.response, freshness: freshnessOf(entry) };
    },
    store(key, response, startVersion) {
      if (startVersion === null) return;
      entries.set(key, { response, version: startVersion, madeAt: now() });
    },
  };
}

const ENTRY_OVERHEAD = 1000;

const sizeOf = ({ response }: Entry, key: string): number =>
  ENTRY_OVERHEAD + 2 * key.length + response.size;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // A window of 256 kB limits the memory of the compressor.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};
const decompress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

/** Makes a cached response. Compresses it now in the `wanted` encoding, and in another one when a client asks for it. */
export async function compressResponse(
  body: string,
  headers: Record<string, string>,
  wanted: Encoding | null,
): Promise<CachedResponse> {
  const bytes = Buffer.from(body);
  const first = wanted ?? 'gzip';
  const bodies = new Map([[first, await compress[first](bytes)]]);
  const plainBody = async () => decompress[first](bodies.get(first) as Buffer);
  const compressTo = async (encoding: Encoding) => {
    const body = await compress[encoding](await plainBody());
    bodies.set(encoding, body);
    return body;
  };
  return {
    headers,
    etag: createHash('sha1').update(bytes).digest('base64url'),
    encoded: (encoding) =>
      encoding === null ? plainBody() : (bodies.get(encoding) ?? compressTo(encoding)),
    size:
      2 * (bodies.get(first)?.length ?? 0) +
      Object.values(headers).reduce((sum, value) => sum + value.length, 0),
  };
}
