import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { cartMessages } from '#messages/cart.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CartDialog } from './cart-dialog.tsx';
import { useCart } from './use-cart.ts';

/** The cart's place in the header: its count, and the dialog that it opens. */
export function CartButton() {
  const [open, setOpen] = useState(false);
  const count = useCart()?.items.length ?? 0;
  return (
    <>
      <IconButton
        className="needs-script"
        icon={<ShoppingBag aria-hidden="true" />}
        label={cartMessages.opener(count)}
        caption={cartMessages.title}
        count={count}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <CartDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
