import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { wishlistEntries } from './tables.ts';

const WISHLISTS = 0x77_69_73;

type EntryRow = typeof wishlistEntries.$inferSelect;

/** The entries of a customer, latest first. */
export const selectEntries = (db: Database, customerId: number): Promise<EntryRow[]> =>
  db
    .select()
    .from(wishlistEntries)
    .where(eq(wishlistEntries.customerId, customerId))
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.id));

export async function selectEntryId(
  db: Database,
  customerId: number,
  variantId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: wishlistEntries.id })
    .from(wishlistEntries)
    .where(
      and(eq(wishlistEntries.customerId, customerId), eq(wishlistEntries.variantId, variantId)),
    );
  return row?.id;
}

/** Adds the variants that are not on the wishlist and returns their number. */
export async function insertEntries(
  db: Database,
  customerId: number,
  variantIds: readonly number[],
  createdAt: Date,
): Promise<number> {
  if (variantIds.length === 0) return 0;
  const inserted = await db
    .insert(wishlistEntries)
    .values(variantIds.map((variantId) => ({ customerId, variantId, createdAt })))
    .onConflictDoNothing()
    .returning({ id: wishlistEntries.id });
  return inserted.length;
}

/** Deletes an entry of this customer; false if it does not exist. */
export async function deleteEntry(db: Database, customerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(wishlistEntries)
    .where(and(eq(wishlistEntries.id, id), eq(wishlistEntries.customerId, customerId)))
    .returning({ id: wishlistEntries.id });
  return deleted.length > 0;
}

/** Deletes the entries of a customer, except those of the given variants. */
export async function deleteEntries(
  db: Database,
  customerId: number,
  exceptVariantIds: number[] = [],
): Promise<void> {
  const others =
    exceptVariantIds.length > 0
      ? notInArray(wishlistEntries.variantId, exceptVariantIds)
      : undefined;
  await db.delete(wishlistEntries).where(and(eq(wishlistEntries.customerId, customerId), others));
}

/** Locks a customer's wishlist until the transaction ends. */
export async function lockWishlist(db: Database, customerId: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${WISHLISTS}, ${customerId})`);
}
