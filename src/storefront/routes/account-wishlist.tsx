import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { WishlistList } from '../features/wishlist/wishlist-list.tsx';

export default function AccountWishlist() {
  return (
    <>
      <h2>{messages.wishlist}</h2>
      <WishlistList actions={(item, soldOut) => <AddToCart item={item} soldOut={soldOut} />} />
    </>
  );
}
