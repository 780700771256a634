import { LRUCache } from 'lru-cache';

/** Gives what is kept under a key, or reads it and keeps it. */
export type Keep<Key, Value> = (key: Key, read: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what one process has read until the version of the data changes, for at most `most` keys. Concurrent callers share
 * one read. While the version is null (unknown), every call reads.
 */
export function keepByVersion<Key extends string | number, Value>(
  version: () => number | null,
  most: number,
): Keep<Key, Value> {
  const kept = new LRUCache<Key, { version: number; value: Promise<Value> }>({ max: most });
  return (key, read) => {
    // Read the version before the data: if they change during the read, the entry is stale and is read again.
    const current = version();
    if (current === null) return read();
    const last = kept.get(key);
    if (last?.version === current) return last.value;
    const entry = { version: current, value: read() };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.peek(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
