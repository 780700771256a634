import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { changeStock, lockShelf, type Pieces, type ShortLine } from './queries.ts';

/**
 * Takes these quantities off the shelf, all or none; variants made to order have no shelf. Answers the lines that are
 * short. Two queries however many lines; rows are locked in id order, so two orders never wait for each other.
 */
export async function takeFromStock(db: Database, lines: readonly Pieces[]): Promise<ShortLine[]> {
  const quantities = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]));
  const shelf = await lockShelf(db, [...quantities.keys()]);
  const short = shelf.filter(
    ({ variantId, inStock }) => inStock < (quantities.get(variantId) ?? 0),
  );
  if (short.length === 0) await changeStock(db, lines, sql`-`);
  return short;
}

/** Puts cancelled goods back on the shelf; variants made to order have none. */
export async function returnToStock(db: Database, lines: readonly Pieces[]): Promise<void> {
  await lockShelf(
    db,
    lines.map((line) => line.variantId),
  );
  await changeStock(db, lines, sql`+`);
}
