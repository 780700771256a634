import { cartMessages } from '#messages/cart.ts';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSubtotal, ClearCart, SyncFailure } from './cart-summary.tsx';
import { type CartView, useCart } from './use-cart.ts';
import './cart-dialog.css';

/** The cart in a dialog over the page. */
export function CartDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const cart = useCart();
  const isFull = cart !== null && cart.items.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cartMessages.title}
      placement="side"
      footer={isFull && <DialogFoot cart={cart} onLeave={onClose} />}
    >
      {isFull ? (
        <>
          <CartLines cart={cart} onLeave={onClose} />
          <SyncFailure cart={cart} />
          <ClearCart />
        </>
      ) : (
        <div className="cart-empty">
          <p>{cartMessages.emptyDialog}</p>
          <ButtonLink to={addresses.categories} onClick={onClose}>
            {cartMessages.toCatalogue}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}

function DialogFoot({ cart, onLeave }: { cart: CartView; onLeave: () => void }) {
  return (
    <div className="cart-foot">
      <CartSubtotal cart={cart} />
      {cart.selected.length > 0 ? (
        <ButtonLink appearance="primary" wide to={addresses.checkout} onClick={onLeave}>
          {cartMessages.toCheckout}
        </ButtonLink>
      ) : (
        <p>{cartMessages.nothingSelected}</p>
      )}
      <ButtonLink wide to={addresses.cart} onClick={onLeave}>
        {cartMessages.toCart}
      </ButtonLink>
    </div>
  );
}
