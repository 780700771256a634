import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { cartMessages } from '#messages/cart.ts';
import { addresses } from '../../addresses.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { clearCart } from './cart-actions.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSubtotal, SyncFailure } from './cart-summary.tsx';
import { type CartView, useCart } from './use-cart.ts';
import './cart-button.css';

/** The cart's place in the header: its count, and the dialog that it opens. */
export function CartButton() {
  const [open, setOpen] = useState(false);
  const cart = useCart();
  const count = cart?.items.length ?? 0;
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon={<ShoppingBag aria-hidden="true" />}
        label={cartMessages.opener(count)}
        caption={cartMessages.title}
        count={count}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={close}
        title={cartMessages.title}
        placement="side"
        footer={cart && count > 0 && <DialogFoot cart={cart} onLeave={close} />}
      >
        {cart && count > 0 ? (
          <>
            <CartLines cart={cart} onLeave={close} />
            <SyncFailure cart={cart} />
            <Button look="link" onClick={clearCart}>
              {cartMessages.clear}
            </Button>
          </>
        ) : (
          <div className="cart-empty">
            <p>{cartMessages.emptyDialog}</p>
            <ButtonLink to={addresses.categories} onClick={close}>
              {cartMessages.toCatalogue}
            </ButtonLink>
          </div>
        )}
      </Dialog>
    </>
  );
}

function DialogFoot({ cart, onLeave }: { cart: CartView; onLeave: () => void }) {
  return (
    <div className="cart-foot">
      <CartSubtotal cart={cart} />
      {cart.selected.length > 0 ? (
        <ButtonLink look="primary" wide to={addresses.checkout} onClick={onLeave}>
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
