import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { changeStock, lockStock, type Pieces, type ShortLine } from './queries.ts';

/**
 * Takes these quantities from stock, all or none. Variants made to order have no stock. Returns the lines that are
 * short. There are two queries for any number of lines; rows are locked in id order, so two orders never wait for each
 * other.
 */
export async function takeFromStock(db: Database, lines: readonly Pieces[]): Promise<ShortLine[]> {
  const quantities = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]));
  const stock = await lockStock(db, [...quantities.keys()]);
  const short = stock.filter(
    ({ variantId, inStock }) => inStock < (quantities.get(variantId) ?? 0),
  );
  if (short.length === 0) await changeStock(db, lines, sql`-`);
  return short;
}

/** Returns cancelled goods to stock. Variants made to order have none. */
export async function returnToStock(db: Database, lines: readonly Pieces[]): Promise<void> {
  await lockStock(
    db,
    lines.map((line) => line.variantId),
  );
  await changeStock(db, lines, sql`+`);
}
