import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { importOffers } from './tables.ts';

/** Whether any of these variants came from a feed. */
export async function isImported(db: Database, variantIds: number[]): Promise<boolean> {
  const found = await db
    .select({ id: importOffers.variantId })
    .from(importOffers)
    .where(inArray(importOffers.variantId, variantIds))
    .limit(1);
  return found.length > 0;
}
