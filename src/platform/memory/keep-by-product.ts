import { LRUCache } from 'lru-cache';
import type { PublicChanges } from '../database/public-changes.ts';

/** Gives what is kept of these products by id, after reading what is missing. Products that `read` does not find are absent. */
export type KeepByProduct<Value> = (
  ids: readonly number[],
  read: (missing: number[]) => Promise<ReadonlyMap<number, Value>>,
) => Promise<ReadonlyMap<number, Value>>;

/** What is kept of products, by kind and id. */
export type ProductMemory = LRUCache<string, object>;

/** Memory that all kinds of values share: `maxBytes` together. What was not used for the longest time goes first. */
export const productMemory = (maxBytes: number): ProductMemory =>
  new LRUCache({ maxSize: Math.max(1, Math.floor(maxBytes)) });

/**
 * Keeps what one process has read of each product until that product changes. While the changes are unknown, and without them,
 * every call reads. `kind` tells the values from others in the same memory.
 */
export function keepByProduct<Value extends object>(
  changes: Pick<PublicChanges, 'version' | 'onChange'> | undefined,
  kept: ProductMemory,
  { kind, sizeOf }: { readonly kind: string; readonly sizeOf: (value: Value) => number },
): KeepByProduct<Value> {
  const keyOf = (id: number) => `${kind} ${id}`;
  changes?.onChange((products) => {
    if (products === null) kept.clear();
    for (const id of products ?? []) kept.delete(keyOf(id));
  });
  return async (ids, read) => {
    const version = changes?.version() ?? null;
    const found = new Map<number, Value>();
    if (version !== null) {
      for (const id of ids) {
        const value = kept.get(keyOf(id)) as Value | undefined;
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
      if (isCurrent) kept.set(keyOf(id), value, { size: sizeOf(value) });
    }
    return found;
  };
}
