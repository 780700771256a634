import type { WishlistEntry } from '#contracts/wishlist.ts';
import { wishlistMessages } from '#messages/catalogue/wishlist.ts';
import { logFailure } from '../../log.ts';
import { showToast } from '../../ui/toast-store.ts';
import { loadViewer, reloadViewer } from '../../viewer.ts';
import { toEntry, variantIdOf, type WishlistItem } from './wishlist-entry.ts';
import { isInWishlist, ownEntries, setOptimistic } from './wishlist-state.ts';
import { wishlistEntries } from './wishlist-storage.ts';

const DEBOUNCE = 300;

/** Debounced toggles by variant. */
const debounced = new Map<number, { timer: ReturnType<typeof setTimeout>; act: () => void }>();
/** Saves in flight by variant. */
const saving = new Map<number, Promise<void>>();

/**
 * Adds or removes the variant, debounced by 300 ms. Ignored for a product without a variant and while a save of the variant is in flight
 * (spec section 4, "Wishlist").
 */
export function toggleWishlist(item: WishlistItem): void {
  const { variantId } = item;
  if (variantId === null || saving.has(variantId)) return;
  const before = debounced.get(variantId);
  if (before) clearTimeout(before.timer);
  else setOptimistic(variantId, !isInWishlist(variantId));
  const act = () => {
    debounced.delete(variantId);
    void runInSequence(variantId, async () => {
      const isThere = await save(toEntry({ ...item, variantId }));
      showToast(isThere ? wishlistMessages.added : wishlistMessages.removed);
    });
  };
  debounced.set(variantId, { timer: setTimeout(act, DEBOUNCE), act });
}

/** Flushes the debounced toggles when the page is left. */
export function flushToggles(): void {
  for (const { timer, act } of debounced.values()) {
    clearTimeout(timer);
    act();
  }
}

/** Runs the saves of one variant one after another. After a failure a toast is shown and the optimistic state is dropped. */
export async function runInSequence(variantId: number, work: () => Promise<void>): Promise<void> {
  const mine = (saving.get(variantId) ?? Promise.resolve()).then(work).catch((error: unknown) => {
    logFailure('the wishlist was not saved', error);
    showToast(wishlistMessages.saveFailed);
  });
  saving.set(variantId, mine);
  await mine;
  if (saving.get(variantId) !== mine) return;
  saving.delete(variantId);
  setOptimistic(variantId, undefined);
}

interface Target {
  /** The target state. */
  readonly inWishlist: boolean;
  /** The position in a guest's list. */
  readonly at: number;
}

/**
 * Saves the entry in the target state, or toggles it without `target`. Returns whether it is in the list now. Rejects when it was not saved.
 */
export async function save(entry: WishlistEntry, target?: Target): Promise<boolean> {
  const known = await loadViewer();
  const viewer = known.state === 'failed' ? await reloadViewer() : known;
  if (viewer.state === 'guest') return saveLocally(entry, target);
  if (viewer.state !== 'customer') throw new Error('Unknown viewer');
  // A lazy chunk: most visitors are guests and do not need it.
  const { saveOnServer } = await import('./server-wishlist.ts');
  return saveOnServer(viewer.user.pk, variantIdOf(entry), target?.inWishlist);
}

function saveLocally(entry: WishlistEntry, target?: Target): boolean {
  const isSame = (one: WishlistEntry) => variantIdOf(one) === variantIdOf(entry);
  const isThere = ownEntries().some(isSame);
  const inWishlist = target?.inWishlist ?? !isThere;
  const all = wishlistEntries.get();
  if (inWishlist && !isThere) wishlistEntries.set(all.toSpliced(target?.at ?? 0, 0, entry));
  if (!inWishlist) {
    wishlistEntries.set(all.filter((one) => one.customer !== undefined || !isSame(one)));
  }
  return inWishlist;
}
