import Heart from 'lucide-react/icons/heart';
import { wishlistMessages } from '#messages/wishlist.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { useWished } from './use-wishlist.ts';
import { toggleWished } from './wishlist-actions.ts';
import type { WishItem } from './wishlist-entry.ts';
import './wishlist-button.css';

/** The wishlist toggle of a variant; nothing when the product has no variant. `round`: the style on a picture. */
export function WishlistButton({ item, round }: { item: WishItem; round?: boolean }) {
  const pressed = useWished(item.variantId);
  if (item.variantId === null) return null;
  return (
    <ToggleButton
      icon={<Heart className="wishlist-heart" aria-hidden="true" />}
      label={wishlistMessages.toggle}
      pressed={pressed}
      round={round}
      onToggle={() => toggleWished(item)}
    />
  );
}
