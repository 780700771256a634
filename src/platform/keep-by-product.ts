import { LRUCache } from 'lru-cache';
import type { PublicChanges } from './database/public-changes.ts';

/** Gives what is kept of these products by id, after reading what is missing. Products that `read` does not find are absent. */
export type KeepByProduct<Value> = (
  ids: readonly number[],
  read: (missing: number[]) => Promise<ReadonlyMap<number, Value>>,
) => Promise<ReadonlyMap<number, Value>>;

/**
 * Keeps what one process has read of each product until that product changes. While the changes are unknown, and without them,
 * every call reads. `maxBytes` is the memory that the values may take together.
 */
export function keepByProduct<Value extends object>(
  changes: Pick<PublicChanges, 'version' | 'onChange'> | undefined,
  maxBytes: number,
  sizeOf: (value: Value) => number,
): KeepByProduct<Value> {
  const kept = new LRUCache<number, Value>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  changes?.onChange((products) => {
    if (products === null) kept.clear();
    for (const id of products ?? []) kept.delete(id);
  });
  return async (ids, read) => {
    const version = changes?.version() ?? null;
    const found = new Map<number, Value>();
    if (version !== null) {
      for (const id of ids) {
        const value = kept.get(id);
        if (value) found.set(id, value);
      }
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const values = await read(missing);
    // What was read while something changed may be old already.
    const isCurrent = version !== null && changes?.version() === version;
    for (const [id, value] of values) {
      found.set(id, value);
      if (isCurrent) kept.set(id, value);
    }
    return found;
  };
}
