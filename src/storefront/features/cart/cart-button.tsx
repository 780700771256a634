import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { cartMessages } from '#messages/orders/cart.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CartDialog, loadCartContent } from './cart-dialog.tsx';
import { useCart } from './use-cart.ts';

/** The cart button of the header with the count of lines; it opens the cart dialog. */
export function CartButton() {
  const [open, setOpen] = useState(false);
  const count = useCart()?.items.length ?? 0;
  return (
    <>
      <IconButton
        className="cart-tool needs-script"
        icon={<ShoppingBag aria-hidden="true" />}
        label={cartMessages.opener(count)}
        caption={cartMessages.title}
        count={count}
        aria-haspopup="dialog"
        onPointerEnter={loadCartContent}
        onFocus={loadCartContent}
        onClick={() => setOpen(true)}
      />
      <CartDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
