import { cartPageMessages } from '#messages/orders/cart-page.ts';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The empty state of the cart, with a link to the catalogue. */
export const EmptyCart = () => (
  <div className="cart-empty">
    <p>{cartPageMessages.emptyPage}</p>
    <ButtonLink appearance="primary" to={addresses.categories}>
      {cartPageMessages.toCatalogue}
    </ButtonLink>
  </div>
);
