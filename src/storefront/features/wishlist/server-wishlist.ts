import { apiPaths } from '#contracts/paths.ts';
import { ShopError } from '#contracts/shop.ts';
import type { WishlistEntry } from '#contracts/wishlist.ts';
import { usable } from '../../api/answers/json.ts';
import { readWishlist } from '../../api/answers/wishlist.ts';
import { callApi } from '../../api/call-api.ts';
import { logFailure } from '../../log.ts';
import { currentViewer } from '../../viewer.ts';
import { variantIdOf } from './wishlist-entry.ts';
import { setLoadState, wishlistGeneration } from './wishlist-state.ts';
import { wishlistEntries } from './wishlist-storage.ts';

/** The most that one push may hold. */
const MOST = 500;

/** Reads are numbered, so that a late answer never undoes a newer one. */
let asked = 0;
let shown = 0;

/**
 * The customer's list as the server has it, after what this browser had collected and the server lacked was pushed there; it
 * takes the place of the local list. A push that fails is logged, and what was to be pushed stays. Rejects with ShopError.
 */
export async function readServerList(customer: number): Promise<WishlistEntry[]> {
  const list = await read(customer, () => callApi('GET', apiPaths.wishlist));
  const there = new Set(list.map(variantIdOf));
  const missing = wishlistEntries
    .get()
    .filter((entry) => entry.customer === undefined && !there.has(variantIdOf(entry)))
    .map(variantIdOf)
    .slice(0, MOST);
  if (missing.length === 0) return list;
  try {
    const body = { product_variant_ids: missing };
    return await read(customer, () => callApi('POST', apiPaths.wishlistMerge, body), missing);
  } catch (error) {
    logFailure('what a guest had collected was not pushed', error);
    return list;
  }
}

/**
 * Adds or removes a variant on the server, where its list differs; `wished` undefined: the variant changes sides. Answers
 * whether it is there now. Rejects with ShopError where nothing was saved.
 */
export async function saveOnServer(
  customer: number,
  variantId: number,
  wished?: boolean,
): Promise<boolean> {
  const list = await readServerList(customer);
  const entry = list.find((one) => variantIdOf(one) === variantId);
  const aim = wished ?? !entry;
  if (aim === Boolean(entry)) return aim;
  if (entry) await remove(entry);
  else await callApi('POST', apiPaths.wishlist, { product_variant_id: variantId });
  await readServerList(customer).catch((error: unknown) => {
    logFailure('the saved wishlist was not read again', error);
    setLoadState('failed');
  });
  return aim;
}

async function remove({ id }: WishlistEntry): Promise<void> {
  try {
    await callApi('DELETE', apiPaths.wishlistEntry.replace(':id', String(id)));
  } catch (error) {
    // Another tab or device was quicker.
    if (!(error instanceof ShopError && error.code === 'wishlist_entry_not_found')) throw error;
  }
}

async function read(
  customer: number,
  ask: () => Promise<{ data: unknown }>,
  pushed: readonly number[] = [],
): Promise<WishlistEntry[]> {
  asked += 1;
  const [mine, askedIn] = [asked, wishlistGeneration()];
  const list = usable(readWishlist((await ask()).data), 'wishlist');
  const viewer = currentViewer();
  const isTheirs = viewer.state === 'customer' && viewer.user.pk === customer;
  if (isTheirs && askedIn === wishlistGeneration() && mine > shown) {
    shown = mine;
    replaceLocal(customer, list, pushed);
    setLoadState('loaded');
  }
  return list;
}

/** The server's list, below what this browser holds and the server has not been told of. */
function replaceLocal(
  customer: number,
  list: readonly WishlistEntry[],
  pushed: readonly number[],
): void {
  const known = new Set([...list.map(variantIdOf), ...pushed]);
  const waiting = wishlistEntries
    .get()
    .filter((entry) => entry.customer === undefined && !known.has(variantIdOf(entry)));
  wishlistEntries.set([...waiting, ...list.map((entry) => ({ ...entry, customer }))]);
}
