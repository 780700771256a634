import type { Database } from '#platform/database/database.ts';
import { hasUnreadProducts, indexChangedProducts } from '../index-products.ts';
import { hasSome, type SearchMatch } from './match.ts';
import { type Part, understand } from './understand.ts';

export interface Found {
  readonly match: SearchMatch;
  readonly corrected: string | null;
}

/**
 * The database to search in: products that have just changed are found by what they are now. Their words are read where that can be
 * written; a replica has it a moment later.
 */
export async function withWordsRead(context: {
  db: Database;
  primary: Database;
}): Promise<Database> {
  if (!(await hasUnreadProducts(context.db))) return context.db;
  await indexChangedProducts(context.primary);
  return context.primary;
}

/** What to look for when somebody types this. */
export async function search(db: Database, text: string): Promise<Found> {
  const { parts, corrected } = await understand(db, text);
  return { match: { parts, least: await leastOf(db, parts) }, corrected };
}

/** All of the parts where some product has them all, otherwise as many as any has. */
async function leastOf(db: Database, parts: readonly Part[]): Promise<number> {
  for (let least = parts.length; least > 0; least -= 1) {
    const { rows } = await db.execute(hasSome({ parts, least }));
    if (rows.length > 0) return least;
  }
  return 0;
}
