import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { MouseEvent } from 'react';
import { cartMessages } from '#messages/orders/cart.ts';
import { commonMessages } from '#messages/words/common.ts';
import { useStore } from '../../store.ts';
import { removeItem, setQuantity } from './cart-actions.ts';
import { type CartItem, itemKey, MAX_QUANTITY, type NewItem } from './cart-item.ts';
import { cartItems } from './cart-storage.ts';
import './in-cart.css';

/** The line of the cart that holds this item; undefined when it is not in the cart, and during hydration. */
export function useCartLine(item: NewItem): CartItem | undefined {
  const items = useStore(cartItems, null);
  const key = itemKey(item);
  return items?.find((line) => itemKey(line) === key);
}

/** How many pieces are in the cart, with buttons for one more and one less. The last one less removes the line. */
export function InCart({ line, caption }: { line: CartItem; caption?: string }) {
  const { name, quantity } = line;
  const less = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (quantity > 1) return setQuantity(line, quantity - 1);
    // The group disappears, so the focus moves to the button that adds again.
    currentTarget.closest('.adding')?.querySelector<HTMLElement>('.button')?.focus();
    removeItem(line);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={cartMessages.inCart(name)} className="in-cart">
      <button type="button" aria-label={commonMessages.decrease(name)} onClick={less}>
        <Minus aria-hidden="true" />
      </button>
      <span>
        <span aria-live="polite">{quantity}</span>
        {caption && <small aria-hidden="true"> {caption}</small>}
      </span>
      <button
        type="button"
        aria-label={commonMessages.increase(name)}
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => setQuantity(line, quantity + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
