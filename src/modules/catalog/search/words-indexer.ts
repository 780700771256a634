import type { Database } from '#platform/database/database.ts';
import { hasUnindexedProducts, indexChangedProducts } from '../index-products.ts';

/** Where products are searched. */
interface Databases {
  /** A read-only replica if one is healthy, else the primary. */
  readonly db: Database;
  readonly primary: Database;
  /** The primary without a statement timeout, for indexing. */
  readonly writer: Database;
}

export interface Indexed {
  /** Where to search. */
  readonly db: Database;
  /** Whether all words of this version of the data are there: another process may be indexing some. */
  readonly isWhole: boolean;
}

export type WithWordsIndexed = (databases: Databases) => Promise<Indexed>;

/**
 * Makes a function that indexes changed products and returns the database to search in. After indexing that is the primary, because a
 * replica gets the words a moment later. It looks for changed products once for each version of the data.
 */
export function createWordsIndexer(version: () => number | null): WithWordsIndexed {
  let indexedVersion: number | null = null;
  return async ({ db, primary, writer }) => {
    // Read the version before the queue: if the data change meanwhile, the queue is read again.
    const current = version();
    if (current !== null && current === indexedVersion) return { db, isWhole: true };
    if (await hasUnindexedProducts(db)) {
      await indexChangedProducts(writer);
      return { db: primary, isWhole: false };
    }
    indexedVersion = current;
    return { db, isWhole: true };
  };
}
