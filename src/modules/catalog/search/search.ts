import type { Database } from '#platform/database/database.ts';
import { hasUnindexedProducts, indexChangedProducts } from '../index-products.ts';
import { largestNumber, type SearchMatch } from './match.ts';
import { type Part, understand } from './understand.ts';

export interface Found {
  readonly match: SearchMatch;
  readonly corrected: string | null;
}

/**
 * Indexes changed products and returns the database to search in. After indexing that is the primary, because a replica
 * gets the words a moment later. Indexing writes by connections without a statement timeout.
 */
export async function withWordsIndexed(context: {
  db: Database;
  primary: Database;
  writer: Database;
}): Promise<Database> {
  if (!(await hasUnindexedProducts(context.db))) return context.db;
  await indexChangedProducts(context.writer);
  return context.primary;
}

/** Parses a typed query into a match. */
export async function search(db: Database, text: string): Promise<Found> {
  const { parts, corrected } = await understand(db, text);
  return { match: { parts, least: await leastOf(db, parts) }, corrected };
}

/** The number of all parts if some product has them all, otherwise the largest number that any product has. */
async function leastOf(db: Database, parts: readonly Part[]): Promise<number> {
  if (parts.length === 0) return 0;
  const { rows } = await db.execute<{ number: number }>(largestNumber(parts));
  return rows[0]?.number ?? 0;
}
