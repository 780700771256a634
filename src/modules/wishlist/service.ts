import { toRoubles } from '#contracts/money.ts';
import type { WishlistEntry } from '#contracts/wishlist.ts';
import { goodsMessages } from '#messages/site/errors.ts';
import { findProductPhotos } from '#modules/catalog/index.ts';
import { findOffers, type Offer } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  deleteEntries,
  deleteEntry,
  insertEntries,
  lockWishlist,
  selectEntries,
  selectEntryId,
} from './queries.ts';

export interface WishlistContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** A customer's wishlist at current prices, latest first. */
export async function listEntries(
  { db }: WishlistContext,
  customerId: number,
): Promise<WishlistEntry[]> {
  const rows = await selectEntries(db, customerId);
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

/** Adds a variant; `created` is false if it is already on the wishlist. Throws `invalid` for an unknown variant. */
export async function addEntry(
  { db, clock }: WishlistContext,
  customerId: number,
  variantId: number,
): Promise<{ entry: WishlistEntry; created: boolean }> {
  const offer = (await findOffers(db, [variantId])).get(variantId);
  if (!offer) throw invalid('product_variant_id', goodsMessages.variantUnknown);
  const created = (await insertEntries(db, customerId, [variantId], clock.now())) > 0;
  const id = await selectEntryId(db, customerId, variantId);
  // Another device has removed the entry meanwhile.
  if (id === undefined) throw new DomainError('wishlist_entry_not_found');
  return { entry: presentEntry(id, offer, await photosOf(db, [offer])), created };
}

/** Removes one entry of this customer. Throws `wishlist_entry_not_found`, also for another customer's entry. */
export async function removeEntry(
  { db }: WishlistContext,
  customerId: number,
  id: number,
): Promise<void> {
  if (!(await deleteEntry(db, customerId, id))) throw new DomainError('wishlist_entry_not_found');
}

export const clearEntries = (context: WishlistContext, customerId: number): Promise<void> =>
  withLockedList(context, customerId, ({ db }) => deleteEntries(db, customerId));

/** Adds the variants that exist and ignores the others. */
export const mergeEntries = (
  context: WishlistContext,
  customerId: number,
  variantIds: number[],
): Promise<void> =>
  withLockedList(context, customerId, (context) => addKnown(context, customerId, variantIds));

/** Replaces the wishlist with the variants that exist and ignores the others. */
export const replaceEntries = (
  context: WishlistContext,
  customerId: number,
  variantIds: number[],
): Promise<void> =>
  withLockedList(context, customerId, async (context) => {
    await deleteEntries(context.db, customerId, variantIds);
    await addKnown(context, customerId, variantIds);
  });

/** Lock: concurrent changes of many entries of one customer would deadlock. */
const withLockedList = (
  context: WishlistContext,
  customerId: number,
  change: (context: WishlistContext) => Promise<void>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    await lockWishlist(db, customerId);
    await change({ ...context, db });
  });

async function addKnown(
  { db, clock }: WishlistContext,
  customerId: number,
  variantIds: number[],
): Promise<void> {
  const offers = await findOffers(db, [...new Set(variantIds)]);
  await insertEntries(db, customerId, [...offers.keys()], clock.now());
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
