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

/** How an entry may be used: as it is; as it is while somebody makes it anew; as the last that was known; not at all. */
export type Freshness = 'fresh' | 'stale' | 'last' | 'old';

/** Kept; old but good enough; the last that was known; made by another request that was waited for; made anew. */
export type AnswerUse = 'fresh' | 'stale' | 'last' | 'awaited' | 'made';

interface Entry {
  readonly answer: KeptAnswer;
  readonly version: number;
  readonly madeAt: number;
}

export interface AnswerCache {
  find(key: string): { answer: KeptAnswer; freshness: Freshness } | undefined;
  /** Keeps what was begun when the catalogue had this version; answers nothing where there is no version. */
  keep(key: string, answer: KeptAnswer, version: number | null): void;
  version(): number | null;
}

/** Prices do not wait, ages of novelties may. */
const LIFE = MINUTE;
/** How long after a change the answer from before it may still be given. */
const GRACE = SECOND / 2;
/** How long the last known answers are given while nobody can tell of changes: the database is most likely away. */
const LOST = 5 * MINUTE;

/** Keeps answers until the version changes, at most so many bytes of them, the least asked for leaving first. `now` in ms. */
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
