import { cartPageMessages } from '#messages/orders/cart-page.ts';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSubtotal, ClearCart, SyncFailure } from './cart-summary.tsx';
import type { CartView } from './use-cart.ts';
import './cart-dialog.css';

interface Props {
  cart: CartView;
  /** Called when a link is followed, to close the dialog. */
  onLeave: () => void;
}

/** The lines of the cart, or a way to the catalogue. */
export function DialogContent({ cart, onLeave }: Props) {
  if (cart.items.length === 0) {
    return (
      <div className="cart-empty">
        <p>{cartPageMessages.emptyDialog}</p>
        <ButtonLink to={addresses.categories} onClick={onLeave}>
          {cartPageMessages.toCatalogue}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <CartLines cart={cart} onLeave={onLeave} />
      <SyncFailure cart={cart} />
      <ClearCart />
    </>
  );
}

/** The subtotal and the ways to the checkout and the cart. */
export function DialogFoot({ cart, onLeave }: Props) {
  return (
    <div className="cart-foot">
      <CartSubtotal cart={cart} />
      {cart.selected.length > 0 ? (
        <ButtonLink appearance="primary" wide to={addresses.checkout} onClick={onLeave}>
          {cartPageMessages.toCheckout}
        </ButtonLink>
      ) : (
        <p>{cartPageMessages.nothingSelected}</p>
      )}
      <ButtonLink wide to={addresses.cart} onClick={onLeave}>
        {cartPageMessages.toCart}
      </ButtonLink>
    </div>
  );
}
