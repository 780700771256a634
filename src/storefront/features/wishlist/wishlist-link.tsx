import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { wishlistMessages } from '#messages/catalogue/wishlist.ts';
import { addresses } from '../../addresses.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { followViewer } from './load-wishlist.ts';
import { useWishlist } from './use-wishlist.ts';
import { flushToggles } from './wishlist-actions.ts';

/** The wishlist link of the header with the number of entries. It is on every page and therefore loads the viewer's list. */
export function WishlistLink() {
  const count = useWishlist()?.entries.length ?? 0;
  useEffect(followViewer, []);
  useEffect(() => {
    window.addEventListener('pagehide', flushToggles);
    return () => window.removeEventListener('pagehide', flushToggles);
  }, []);
  return (
    <IconLink
      to={addresses.wishlist}
      icon={<Heart aria-hidden="true" />}
      label={wishlistMessages.link(count)}
      caption={wishlistMessages.title}
      count={count}
    />
  );
}
