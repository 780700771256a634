import { wishlistCalls } from '#contracts/calls/wishlist.ts';
import { ShopError } from '#contracts/shop.ts';
import type { WishlistEntry } from '#contracts/wishlist.ts';
import { usable } from '../../api/answers/json.ts';
import { readWishlist } from '../../api/answers/wishlist.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { logFailure } from '../../log.ts';
import { currentViewer } from '../../viewer.ts';
import { variantIdOf } from './wishlist-entry.ts';
import { setLoadState, wishlistGeneration } from './wishlist-state.ts';
import { wishlistEntries } from './wishlist-storage.ts';

/** The maximum of one push. */
const MAX_PUSH = 500;

/** Numbers of the reads, to recognise a stale response. */
let lastRead = 0;
let lastStored = 0;

/**
 * Loads the customer's list and pushes the guest's entries that it lacks. The result replaces the local list. A failed push is logged and
 * its entries stay. Rejects with ShopError.
 */
export async function readServerList(customer: number): Promise<WishlistEntry[]> {
  const list = await read(customer, () => callApi(wishlistCalls.list));
  const there = new Set(list.map(variantIdOf));
  const missing = wishlistEntries
    .get()
    .filter((entry) => entry.customer === undefined && !there.has(variantIdOf(entry)))
    .map(variantIdOf)
    .slice(0, MAX_PUSH);
  if (missing.length === 0) return list;
  try {
    const body = { product_variant_ids: missing };
    return await read(customer, () => callApi(wishlistCalls.merge, body), missing);
  } catch (error) {
    logFailure('guest entries were not pushed', error);
    return list;
  }
}

/**
 * Adds or removes a variant on the server; without `inWishlist` it toggles. Returns whether the variant is in the list now. Rejects with
 * ShopError when nothing was saved.
 */
export async function saveOnServer(
  customer: number,
  variantId: number,
  inWishlist?: boolean,
): Promise<boolean> {
  const list = await readServerList(customer);
  const entry = list.find((one) => variantIdOf(one) === variantId);
  const target = inWishlist ?? !entry;
  if (target === Boolean(entry)) return target;
  if (entry) await remove(entry);
  else await callApi(wishlistCalls.add, { product_variant_id: variantId });
  await readServerList(customer).catch((error: unknown) => {
    logFailure('the saved wishlist was not reloaded', error);
    setLoadState('failed');
  });
  return target;
}

async function remove({ id }: WishlistEntry): Promise<void> {
  try {
    await callApi(fillPath(wishlistCalls.remove, id));
  } catch (error) {
    // Another tab or device has removed it already.
    if (!(error instanceof ShopError && error.code === 'wishlist_entry_not_found')) throw error;
  }
}

async function read(
  customer: number,
  request: () => Promise<{ data: unknown }>,
  pushed: readonly number[] = [],
): Promise<WishlistEntry[]> {
  lastRead += 1;
  const [mine, generation] = [lastRead, wishlistGeneration()];
  const list = usable(readWishlist((await request()).data), 'wishlist');
  const viewer = currentViewer();
  const isTheirs = viewer.state === 'customer' && viewer.user.pk === customer;
  if (isTheirs && generation === wishlistGeneration() && mine > lastStored) {
    lastStored = mine;
    replaceLocal(customer, list, pushed);
    setLoadState('loaded');
  }
  return list;
}

/** Stores the server's list below the local entries that were not pushed yet. */
function replaceLocal(
  customer: number,
  list: readonly WishlistEntry[],
  pushed: readonly number[],
): void {
  const known = new Set([...list.map(variantIdOf), ...pushed]);
  const unpushed = wishlistEntries
    .get()
    .filter((entry) => entry.customer === undefined && !known.has(variantIdOf(entry)));
  wishlistEntries.set([...unpushed, ...list.map((entry) => ({ ...entry, customer }))]);
}
