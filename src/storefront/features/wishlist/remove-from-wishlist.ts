import type { WishlistEntry } from '#contracts/wishlist.ts';
import { wishlistMessages } from '#messages/catalogue/wishlist.ts';
import { wishlistPageMessages } from '#messages/catalogue/wishlist-page.ts';
import { showToast } from '../../ui/toast-store.ts';
import { runInSequence, save } from './wishlist-actions.ts';
import { variantIdOf } from './wishlist-entry.ts';
import { ownEntries, setOptimistic } from './wishlist-state.ts';

/** Removes an entry and offers an undo in the toast. */
export function removeFromWishlist(entry: WishlistEntry): void {
  const variantId = variantIdOf(entry);
  const at = ownEntries().findIndex((one) => variantIdOf(one) === variantId);
  const change = (inWishlist: boolean) => {
    setOptimistic(variantId, inWishlist);
    void runInSequence(variantId, async () => {
      await save(entry, { inWishlist, at });
    });
  };
  change(false);
  showToast(wishlistMessages.removed, {
    action: {
      label: wishlistPageMessages.undo,
      run: () => change(true),
    },
  });
}
