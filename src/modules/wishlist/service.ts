import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { toRoubles } from '#contracts/money.ts';
import type { WishlistEntry } from '#contracts/wishlist.ts';
import { goodsMessages } from '#messages/errors.ts';
import { findProductPhotos } from '#modules/catalog/index.ts';
import { findOffers, type Offer } from '#modules/stock/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/domain-error.ts';
import { wishlistEntries } from './tables.ts';

export interface WishlistContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** A customer's wishlist with today's prices, latest first. */
export async function listEntries(
  { db }: WishlistContext,
  customerId: number,
): Promise<WishlistEntry[]> {
  const rows = await db
    .select()
    .from(wishlistEntries)
    .where(eq(wishlistEntries.customerId, customerId))
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.id));
  const offers = await findOffers(
    db,
    rows.map((row) => row.variantId),
  );
  const photos = await photosOf(db, [...offers.values()]);
  return rows.flatMap(({ id, variantId }) => {
    const offer = offers.get(variantId);
    return offer ? [presentEntry(id, offer, photos)] : [];
  });
}

/** Adds a variant once. Throws `invalid` for one that does not exist. */
export async function addEntry(
  context: WishlistContext,
  customerId: number,
  variantId: number,
): Promise<{ entry: WishlistEntry; created: boolean }> {
  const { db } = context;
  const offer = (await findOffers(db, [variantId])).get(variantId);
  if (!offer) throw invalid('product_variant_id', goodsMessages.variantUnknown);
  const created = (await insertEntries(context, customerId, [variantId])) > 0;
  const [row] = await db
    .select({ id: wishlistEntries.id })
    .from(wishlistEntries)
    .where(
      and(eq(wishlistEntries.customerId, customerId), eq(wishlistEntries.variantId, variantId)),
    );
  if (!row) throw new DomainError('wishlist_entry_not_found');
  return { entry: presentEntry(row.id, offer, await photosOf(db, [offer])), created };
}

/** Removes one of the customer's own entries; anybody else's is `wishlist_entry_not_found`. */
export async function removeEntry(
  { db }: WishlistContext,
  customerId: number,
  id: number,
): Promise<void> {
  const removed = await db
    .delete(wishlistEntries)
    .where(and(eq(wishlistEntries.id, id), eq(wishlistEntries.customerId, customerId)))
    .returning({ id: wishlistEntries.id });
  if (removed.length === 0) throw new DomainError('wishlist_entry_not_found');
}

export const clearEntries = (context: WishlistContext, customerId: number): Promise<void> =>
  inTurn(context, customerId, async ({ db }) => {
    await db.delete(wishlistEntries).where(eq(wishlistEntries.customerId, customerId));
  });

/** Adds those of the variants that exist. */
export const mergeEntries = (
  context: WishlistContext,
  customerId: number,
  variantIds: number[],
): Promise<void> =>
  inTurn(context, customerId, (held) => insertKnown(held, customerId, variantIds));

/** Makes those of the variants that exist the whole wishlist. */
export const replaceEntries = (
  context: WishlistContext,
  customerId: number,
  variantIds: number[],
): Promise<void> =>
  inTurn(context, customerId, async (held) => {
    const others =
      variantIds.length > 0 ? notInArray(wishlistEntries.variantId, variantIds) : undefined;
    await held.db
      .delete(wishlistEntries)
      .where(and(eq(wishlistEntries.customerId, customerId), others));
    await insertKnown(held, customerId, variantIds);
  });

const WISHLISTS = 0x77_69_73;

/** What changes many entries of one customer takes turns: two devices that do it at once would wait for each other in a circle. */
const inTurn = (
  context: WishlistContext,
  customerId: number,
  change: (held: WishlistContext) => Promise<void>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${WISHLISTS}, ${customerId})`);
    await change({ ...context, db });
  });

async function insertKnown(
  context: WishlistContext,
  customerId: number,
  variantIds: number[],
): Promise<void> {
  const offers = await findOffers(context.db, [...new Set(variantIds)]);
  await insertEntries(context, customerId, [...offers.keys()]);
}

async function insertEntries(
  { db, clock }: WishlistContext,
  customerId: number,
  variantIds: number[],
): Promise<number> {
  if (variantIds.length === 0) return 0;
  const createdAt = clock.now();
  const inserted = await db
    .insert(wishlistEntries)
    .values(variantIds.map((variantId) => ({ customerId, variantId, createdAt })))
    .onConflictDoNothing()
    .returning({ id: wishlistEntries.id });
  return inserted.length;
}

const photosOf = (db: Database, offers: readonly Offer[]): Promise<Map<number, string>> =>
  findProductPhotos(db, [...new Set(offers.map(({ productId }) => productId))]);

const presentEntry = (id: number, offer: Offer, photos: Map<number, string>): WishlistEntry => ({
  id,
  product_variant: {
    id: offer.variantId,
    slug: offer.variantSlug,
    product: { id: offer.productId, slug: offer.productSlug },
    product_name: offer.productName,
    variant_name: offer.variantName,
    price: toRoubles(offer.price),
    photo: offer.photo,
    product_photo: photos.get(offer.productId) ?? offer.photo,
    available: !offer.withdrawn,
    sold_out: offer.stock === 0,
  },
});
