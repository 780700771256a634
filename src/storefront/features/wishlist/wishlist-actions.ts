import type { WishlistEntry } from '#contracts/wishlist.ts';
import { wishlistMessages } from '#messages/wishlist.ts';
import { logFailure } from '../../log.ts';
import { showToast } from '../../ui/toast-store.ts';
import { findViewer, knownViewer } from '../../viewer.ts';
import { toEntry, variantIdOf, type WishItem } from './wishlist-entry.ts';
import { isWished, ownEntries, want } from './wishlist-state.ts';
import { wishlistEntries } from './wishlist-storage.ts';

const QUIET = 300;

/** Debounced toggles by variant. */
const resting = new Map<number, { timer: ReturnType<typeof setTimeout>; act: () => void }>();
/** Saves in flight by variant. */
const saving = new Map<number, Promise<void>>();

/**
 * Adds or removes the variant, debounced by 300 ms. Ignored for a product without a variant and while a save of the variant is in flight
 * (spec section 4, "Wishlist").
 */
export function toggleWished(item: WishItem): void {
  const { variantId } = item;
  if (variantId === null || saving.has(variantId)) return;
  const before = resting.get(variantId);
  if (before) clearTimeout(before.timer);
  else want(variantId, !isWished(variantId));
  const act = () => {
    resting.delete(variantId);
    void inTurn(variantId, async () => {
      const isThere = await save(toEntry({ ...item, variantId }));
      showToast(isThere ? wishlistMessages.added : wishlistMessages.removed);
    });
  };
  resting.set(variantId, { timer: setTimeout(act, QUIET), act });
}

/** Flushes the debounced toggles when the page is left. */
export function actNow(): void {
  for (const { timer, act } of resting.values()) {
    clearTimeout(timer);
    act();
  }
}

/** Runs the saves of one variant one after another. After a failure a toast is shown and the optimistic state is dropped. */
export async function inTurn(variantId: number, work: () => Promise<void>): Promise<void> {
  const mine = (saving.get(variantId) ?? Promise.resolve()).then(work).catch((error: unknown) => {
    logFailure('the wishlist was not saved', error);
    showToast(wishlistMessages.saveFailed);
  });
  saving.set(variantId, mine);
  await mine;
  if (saving.get(variantId) !== mine) return;
  saving.delete(variantId);
  want(variantId, undefined);
}

interface Aim {
  /** The target state. */
  readonly wished: boolean;
  /** The position in a guest's list. */
  readonly at: number;
}

/**
 * Saves the entry in the target state, or toggles it without `aim`. Returns whether it is in the list now. Rejects when it was not saved.
 */
export async function save(entry: WishlistEntry, aim?: Aim): Promise<boolean> {
  const known = await knownViewer();
  const viewer = known.state === 'failed' ? await findViewer() : known;
  if (viewer.state === 'guest') return saveLocally(entry, aim);
  if (viewer.state !== 'customer') throw new Error('The viewer of the wishlist is unknown');
  // A lazy chunk: most visitors are guests and do not need it.
  const { saveOnServer } = await import('./server-wishlist.ts');
  return saveOnServer(viewer.user.pk, variantIdOf(entry), aim?.wished);
}

function saveLocally(entry: WishlistEntry, aim?: Aim): boolean {
  const isSame = (one: WishlistEntry) => variantIdOf(one) === variantIdOf(entry);
  const isThere = ownEntries().some(isSame);
  const wished = aim?.wished ?? !isThere;
  const all = wishlistEntries.get();
  if (wished && !isThere) wishlistEntries.set(all.toSpliced(aim?.at ?? 0, 0, entry));
  if (!wished) {
    wishlistEntries.set(all.filter((one) => one.customer !== undefined || !isSame(one)));
  }
  return wished;
}
