import type { WishlistEntry } from '#contracts/wishlist.ts';
import { currentViewer, onViewer } from '../../viewer.ts';
import { type StoredEntry, variantIdOf } from './wishlist-entry.ts';
import { wishlistEntries } from './wishlist-storage.ts';

type LoadState = 'loading' | 'loaded' | 'failed';

export interface WishlistView {
  readonly entries: readonly WishlistEntry[];
  readonly state: LoadState;
}

/** What was asked for a variant and is not answered yet: the heart shows it at once. */
const wanted = new Map<number, boolean>();
const listeners = new Set<() => void>();
let loadState: LoadState = 'loading';
let version = 0;
let generation = 0;
let isWatching = false;

/** Calls back after every change of what {@link wishlistView} or {@link isWished} answer. */
export function onWishlist(listener: () => void): () => void {
  listeners.add(listener);
  if (!isWatching) {
    isWatching = true;
    wishlistEntries.subscribe(changed);
    onViewer(changed);
  }
  return () => listeners.delete(listener);
}

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Another number after every change. */
export const wishlistVersion = (): number => version;

/** The list of whoever uses this browser, without what is just being removed; empty while that is unknown. */
export function wishlistView(): WishlistView {
  const { state } = currentViewer();
  return {
    entries: ownEntries().filter((entry) => wanted.get(variantIdOf(entry)) !== false),
    state: state === 'guest' ? 'loaded' : state === 'failed' ? 'failed' : loadState,
  };
}

/** Whether the heart of this variant is filled. */
export const isWished = (variantId: number): boolean =>
  wanted.get(variantId) ?? ownEntries().some((entry) => variantIdOf(entry) === variantId);

/** A guest's own lines; a customer's are the copies of theirs and what the server has not taken yet. */
export function ownEntries(): StoredEntry[] {
  const viewer = currentViewer();
  if (viewer.state !== 'guest' && viewer.state !== 'customer') return [];
  const owner = viewer.state === 'customer' ? viewer.user.pk : undefined;
  return wishlistEntries
    .get()
    .filter(({ customer }) => customer === undefined || customer === owner);
}

/** Shows the wanted state; undefined: what is stored counts again. */
export function want(variantId: number, wished: boolean | undefined): void {
  if (wished === undefined) wanted.delete(variantId);
  else wanted.set(variantId, wished);
  changed();
}

/** Another list begins: what was wanted and asked before no longer counts. */
export function startOver(): void {
  generation += 1;
  wanted.clear();
  changed();
}

/** Another number after {@link startOver}. */
export const wishlistGeneration = (): number => generation;

export function setLoadState(state: LoadState): void {
  loadState = state;
  changed();
}
