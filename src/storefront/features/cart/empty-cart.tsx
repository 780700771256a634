import { cartMessages } from '#messages/orders/cart.ts';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The empty state of the cart, with a link to the catalogue. */
export const EmptyCart = () => (
  <div className="cart-empty">
    <p>{cartMessages.emptyPage}</p>
    <ButtonLink appearance="primary" to={addresses.categories}>
      {cartMessages.toCatalogue}
    </ButtonLink>
  </div>
);
