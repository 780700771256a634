import Heart from 'lucide-react/icons/heart';
import { wishlistMessages } from '#messages/catalogue/wishlist.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { useIsInWishlist } from './use-wishlist.ts';
import { toggleWishlist } from './wishlist-actions.ts';
import type { WishlistItem } from './wishlist-entry.ts';
import './wishlist-button.css';

/** The wishlist toggle of a variant; nothing when the product has no variant. `round`: the icon alone. */
export function WishlistButton({ item, round }: { item: WishlistItem; round?: boolean }) {
  const pressed = useIsInWishlist(item.variantId);
  if (item.variantId === null) return null;
  return (
    <ToggleButton
      icon={<Heart className="wishlist-heart" aria-hidden="true" />}
      label={wishlistMessages.toggle}
      pressed={pressed}
      round={round}
      onToggle={() => toggleWishlist(item)}
    />
  );
}
