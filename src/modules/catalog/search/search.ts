import type { Database } from '#platform/database/database.ts';
import { indexChangedProducts } from './index-products.ts';
import { mostParts, type SearchMatch } from './match.ts';
import { understand } from './understand.ts';

export interface Found {
  readonly match: SearchMatch;
  readonly corrected: string | null;
}

/** What to look for when somebody types this; products that have just changed are found by what they are now. */
export async function search(db: Database, text: string): Promise<Found> {
  await indexChangedProducts(db);
  const { parts, corrected } = await understand(db, text);
  if (parts.length === 0) return { match: { parts, least: 0 }, corrected };
  const { rows } = await db.execute<{ most: number }>(mostParts(parts));
  return { match: { parts, least: rows[0]?.most ?? 0 }, corrected };
}
