import { useSyncExternalStore } from 'react';
import {
  isInWishlist,
  onWishlist,
  type WishlistView,
  wishlistVersion,
  wishlistView,
} from './wishlist-state.ts';

const unknown = () => null;

/** The wishlist of this browser; null until hydration, because the server does not know it. */
export function useWishlist(): WishlistView | null {
  const version = useSyncExternalStore(onWishlist, wishlistVersion, unknown);
  return version === null ? null : wishlistView();
}

/** Whether the heart of a variant is filled. */
export const useIsInWishlist = (variantId: number | null): boolean =>
  useSyncExternalStore(
    onWishlist,
    () => variantId !== null && isInWishlist(variantId),
    () => false,
  );
