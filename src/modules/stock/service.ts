import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { changeStock, lockStock, type Movement, type Pieces, type ShortLine } from './queries.ts';

/** Low-stock threshold: visitors are not told a larger stock. */
const LOW_STOCK = 5;

/** The stock that customers may know: a number at or below the low-stock threshold, otherwise null. */
export const tellableStock = (stock: number | null): number | null =>
  stock !== null && stock <= LOW_STOCK ? stock : null;

/** The stock that they may know who are told of it: the staff know all of it. */
export const stockToldTo = (reader: 'staff' | 'customer', stock: number | null): number | null =>
  reader === 'staff' ? stock : tellableStock(stock);

export interface Taking {
  /** Lines that ask for more than the stock has. Then nothing is taken. */
  readonly short: readonly ShortLine[];
  /** Pieces taken of each variant. Variants made to order are absent. */
  readonly taken: ReadonlyMap<number, number>;
}

/**
 * Takes these quantities from stock, all or none. Variants made to order have no stock; one that gets a stock after the
 * lock keeps it. There are two queries for any number of lines; rows are locked in id order, so two orders never wait
 * for each other.
 */
export async function takeFromStock(
  db: Database,
  lines: readonly Pieces[],
  movement: Movement,
): Promise<Taking> {
  const quantities = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]));
  const stock = await lockStock(db, [...quantities.keys()]);
  const wanted = (variantId: number) => quantities.get(variantId) ?? 0;
  const short = stock.filter(({ variantId, inStock }) => inStock < wanted(variantId));
  if (short.length > 0) return { short, taken: new Map() };
  const pieces = stock.map(({ variantId }) => ({ variantId, quantity: wanted(variantId) }));
  await changeStock(db, pieces, { sign: sql`-`, movement });
  return { short, taken: new Map(pieces.map(({ variantId, quantity }) => [variantId, quantity])) };
}

/** Returns pieces to stock. A variant that is made to order by now gets none. */
export async function returnToStock(
  db: Database,
  lines: readonly Pieces[],
  movement: Movement,
): Promise<void> {
  const returned = lines.filter(({ quantity }) => quantity > 0);
  if (returned.length === 0) return;
  await lockStock(
    db,
    returned.map((line) => line.variantId),
  );
  await changeStock(db, returned, { sign: sql`+`, movement });
}
