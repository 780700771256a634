import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { MINUTE, SECOND } from '../duration.ts';

/** An answer that is the same for everyone, as it goes over the wire. */
export interface KeptAnswer {
  readonly headers: Record<string, string>;
  readonly etag: string;
  /** The body in this encoding: at once where it is there, otherwise compressed first. */
  encoded(encoding: Encoding | null): Buffer | Promise<Buffer>;
  /** Bytes that it takes, about. */
  readonly size: number;
}

export type Encoding = 'br' | 'gzip';

/**
 * `fresh`: given. `stale`: given while one request renews it (stale-while-revalidate). `last`: given because changes are
 * unknown (stale-if-error). `old`: expired. Record 023 has the conditions.
 */
export type Freshness = 'fresh' | 'stale' | 'last' | 'old';

/** Where an answer came from: the cache, in one of three states; another request for the same key; its own handler. */
export type AnswerUse = 'fresh' | 'stale' | 'last' | 'awaited' | 'made';

interface Entry {
  readonly answer: KeptAnswer;
  readonly version: number;
  readonly madeAt: number;
}

export interface AnswerCache {
  find(key: string): { answer: KeptAnswer; freshness: Freshness } | undefined;
  /** Stores an answer under the version that was current when it was begun. Without a version (null) it stores nothing. */
  keep(key: string, answer: KeptAnswer, version: number | null): void;
  version(): number | null;
}

/** Time to live without a change: the age of new arrivals is part of an answer. */
const LIFE = MINUTE;
/** How long after a change the version before is stale rather than expired. */
const GRACE = SECOND / 2;
/** How long the last known version is given while the channel of changes is lost: most likely the database is away. */
const LOST = 5 * MINUTE;

/** An LRU cache of at most `maxBytes`; a change of the version invalidates all entries. `now` in ms. */
export function createAnswerCache(
  maxBytes: number,
  version: () => number | null,
  now: () => number = () => performance.now(),
): AnswerCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  let current = version();
  let previous: number | null = null;
  let changedAt = 0;
  let lostAt: number | undefined;

  const freshnessOf = ({ version: made, madeAt }: Entry): Freshness => {
    if (lostAt !== undefined) return made === current && now() - lostAt < LOST ? 'last' : 'old';
    if (made === current) return now() - madeAt < LIFE ? 'fresh' : 'stale';
    return made === previous && now() - changedAt < GRACE ? 'stale' : 'old';
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
      return entry && { answer: entry.answer, freshness: freshnessOf(entry) };
    },
    keep(key, answer, begunAt) {
      if (begunAt !== null) entries.set(key, { answer, version: begunAt, madeAt: now() });
    },
  };
}

const ENTRY_OVERHEAD = 1000;

const sizeOf = ({ answer }: Entry, key: string): number =>
  ENTRY_OVERHEAD + 2 * key.length + answer.size;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // A window of 256 kB, and no more memory than the body needs.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};
const decompress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

/** Takes an answer over: compressed at once as it is wanted first, in another way when that is asked for. */
export async function packAnswer(
  body: string,
  headers: Record<string, string>,
  wanted: Encoding | null,
): Promise<KeptAnswer> {
  const bytes = Buffer.from(body);
  const first = wanted ?? 'gzip';
  const packed = new Map([[first, await compress[first](bytes)]]);
  const whole = async () => decompress[first](packed.get(first) as Buffer);
  const pack = async (encoding: Encoding) => {
    const body = await compress[encoding](await whole());
    packed.set(encoding, body);
    return body;
  };
  return {
    headers,
    etag: createHash('sha1').update(bytes).digest('base64url'),
    encoded: (encoding) => (encoding === null ? whole() : (packed.get(encoding) ?? pack(encoding))),
    size:
      2 * (packed.get(first)?.length ?? 0) +
      Object.values(headers).reduce((sum, value) => sum + value.length, 0),
  };
}
