import type { WishlistEntry } from '#contracts/wishlist.ts';
import { createStore } from '../../store.ts';
import { currentViewer, onViewer } from '../../viewer.ts';
import { type StoredEntry, variantIdOf } from './wishlist-entry.ts';
import { wishlistEntries } from './wishlist-storage.ts';

type LoadState = 'loading' | 'loaded' | 'failed';

export interface WishlistView {
  readonly entries: readonly WishlistEntry[];
  readonly state: LoadState;
}

/** Optimistic state by variant, until its save is finished. */
const optimistic = new Map<number, boolean>();
/** A counter that increases with every change. */
const version = createStore(0);
let loadState: LoadState = 'loading';
let generation = 0;
let isWatching = false;

/** Calls back after every change of {@link wishlistView} or {@link isInWishlist}. */
export function onWishlist(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    wishlistEntries.subscribe(changed);
    onViewer(changed);
  }
  return version.subscribe(listener);
}

const changed = (): void => version.set(version.get() + 1);

export const wishlistVersion = version.get;

/** The viewer's list without entries that are being removed; empty while the viewer is unknown. */
export function wishlistView(): WishlistView {
  const { state } = currentViewer();
  return {
    entries: ownEntries().filter((entry) => optimistic.get(variantIdOf(entry)) !== false),
    state: state === 'guest' ? 'loaded' : state === 'failed' ? 'failed' : loadState,
  };
}

/** Whether the heart of this variant is filled. */
export const isInWishlist = (variantId: number): boolean =>
  optimistic.get(variantId) ?? ownEntries().some((entry) => variantIdOf(entry) === variantId);

/** A guest's entries; for a customer, the copies of the server's entries and those not pushed yet. */
export function ownEntries(): StoredEntry[] {
  const viewer = currentViewer();
  if (viewer.state !== 'guest' && viewer.state !== 'customer') return [];
  const owner = viewer.state === 'customer' ? viewer.user.pk : undefined;
  return wishlistEntries
    .get()
    .filter(({ customer }) => customer === undefined || customer === owner);
}

/** Sets the optimistic state of a variant; undefined removes it. */
export function setOptimistic(variantId: number, inWishlist: boolean | undefined): void {
  if (inWishlist === undefined) optimistic.delete(variantId);
  else optimistic.set(variantId, inWishlist);
  changed();
}

/** Starts another list: pending state and responses of the previous one become stale. */
export function resetWishlist(): void {
  generation += 1;
  optimistic.clear();
  changed();
}

/** A counter that increases with every {@link resetWishlist}. */
export const wishlistGeneration = (): number => generation;

/** Sets the state of the customer's list; a guest's list is always loaded. */
export function setLoadState(state: LoadState): void {
  loadState = state;
  changed();
}
