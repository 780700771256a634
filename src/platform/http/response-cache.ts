import { LRUCache } from 'lru-cache';
import { MINUTE, SECOND } from '../time/duration.ts';
import { createSemaphore } from '../work/semaphore.ts';
import type { CachedResponse } from './cached-response.ts';

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
  uses: number;
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

/** A response is compressed well at this use, one at a time, unless so many wait already. */
const WORTH_IMPROVING = 2;
const MOST_WAITING = 100;

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

  /** Counts the bytes of a response again, if it is still kept. The cache does so only for another object. */
  const resize = (key: string, response: CachedResponse) => {
    const entry = entries.peek(key);
    if (entry?.response === response) entries.set(key, { ...entry });
  };
  const inTurn = createSemaphore(1, MOST_WAITING);

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
      if (!entry) return undefined;
      entry.uses += 1;
      // One that is not improved is sent as it is.
      if (entry.uses === WORTH_IMPROVING) inTurn(entry.response.improve).catch(() => undefined);
      return { response: entry.response, freshness: freshnessOf(entry) };
    },
    store(key, response, startVersion) {
      if (startVersion === null) return;
      entries.set(key, { response, version: startVersion, madeAt: now(), uses: 0 });
      response.onResize(() => resize(key, response));
    },
  };
}

const ENTRY_OVERHEAD = 1000;

const sizeOf = ({ response }: Entry, key: string): number =>
  ENTRY_OVERHEAD + 2 * key.length + response.size;
