import type { WishlistEntry } from '#contracts/wishlist.ts';
import { wishlistMessages } from '#messages/wishlist.ts';
import { logFailure } from '../../log.ts';
import { showToast } from '../../ui/toast-store.ts';
import { findViewer, knownViewer } from '../../viewer.ts';
import { toEntry, variantIdOf, type WishItem } from './wishlist-entry.ts';
import { isWished, ownEntries, want } from './wishlist-state.ts';
import { wishlistEntries } from './wishlist-storage.ts';

const QUIET = 300;

/** Presses that wait for their finger to rest, by variant. */
const resting = new Map<number, { timer: ReturnType<typeof setTimeout>; act: () => void }>();
/** Saves under way, by variant. */
const saving = new Map<number, Promise<void>>();

/**
 * Adds the variant, or removes it where it is there, when its owner has paused for 300 ms. A product without a variant is
 * passed over, as is a variant whose save is under way (spec section 4, "Wishlist").
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

/** Whoever leaves the page at once has pressed all the same. */
export function actNow(): void {
  for (const { timer, act } of resting.values()) {
    clearTimeout(timer);
    act();
  }
}

/** Saves of one variant come one after another; a failure is told, and the heart goes back. */
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
  /** Without it the entry changes sides. */
  readonly wished: boolean;
  /** Its place in a guest's list. */
  readonly at: number;
}

/** Answers whether the variant is in the list now. Rejects where the list could not be saved. */
export async function save(entry: WishlistEntry, aim?: Aim): Promise<boolean> {
  const known = await knownViewer();
  const viewer = known.state === 'failed' ? await findViewer() : known;
  if (viewer.state === 'guest') return saveLocally(entry, aim);
  if (viewer.state !== 'customer') throw new Error('Nobody knows whose wishlist it is');
  // Most visitors are guests: they need not load it.
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
