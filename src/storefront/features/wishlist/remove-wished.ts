import type { WishlistEntry } from '#contracts/wishlist.ts';
import { wishlistMessages } from '#messages/wishlist.ts';
import { wishlistPageMessages } from '#messages/wishlist-page.ts';
import { showToast } from '../../ui/toast-store.ts';
import { inTurn, save } from './wishlist-actions.ts';
import { variantIdOf } from './wishlist-entry.ts';
import { ownEntries, want } from './wishlist-state.ts';

/** Removes an entry and offers an undo in the toast. */
export function removeWished(entry: WishlistEntry): void {
  const variantId = variantIdOf(entry);
  const at = ownEntries().findIndex((one) => variantIdOf(one) === variantId);
  const change = (wished: boolean) => {
    want(variantId, wished);
    void inTurn(variantId, async () => {
      await save(entry, { wished, at });
    });
  };
  change(false);
  showToast(wishlistMessages.removed, {
    label: wishlistPageMessages.undo,
    run: () => change(true),
  });
}
