import type { Database } from '#platform/database/database.ts';
import { hasUnindexedProducts, indexChangedProducts } from '../index-products.ts';
import { hasSome, type SearchMatch } from './match.ts';
import { type Part, understand } from './understand.ts';

export interface Found {
  readonly match: SearchMatch;
  readonly corrected: string | null;
}

/**
 * Indexes changed products and returns the database to search in. After indexing that is the primary, because a replica
 * gets the words a moment later.
 */
export async function withWordsIndexed(context: {
  db: Database;
  primary: Database;
}): Promise<Database> {
  if (!(await hasUnindexedProducts(context.db))) return context.db;
  await indexChangedProducts(context.primary);
  return context.primary;
}

/** Parses a typed query into a match. */
export async function search(db: Database, text: string): Promise<Found> {
  const { parts, corrected } = await understand(db, text);
  return { match: { parts, least: await leastOf(db, parts) }, corrected };
}

/** The number of all parts if some product has them all, otherwise the largest number that any product has. */
async function leastOf(db: Database, parts: readonly Part[]): Promise<number> {
  for (let least = parts.length; least > 0; least -= 1) {
    const { rows } = await db.execute(hasSome({ parts, least }));
    if (rows.length > 0) return least;
  }
  return 0;
}
