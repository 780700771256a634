import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { cartMessages } from '#messages/cart.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { addToCart } from './cart-actions.ts';
import type { NewItem } from './cart-item.ts';
import './add-to-cart.css';

interface Props {
  item: NewItem;
  /** The variant is out of stock. */
  soldOut?: boolean;
}

/** The button of a product card: adds one of the first variant. */
export function AddToCart({ item, soldOut = false }: Props) {
  return (
    <Button
      className="needs-script"
      wide
      icon={<ShoppingBag aria-hidden="true" />}
      disabled={soldOut}
      onClick={() => addToCart(item)}
    >
      {soldOut ? cartMessages.soldOut : cartMessages.add}
    </Button>
  );
}

/** The quantity and the button of a product page. */
export function Purchase({ item, soldOut = false }: Props) {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <div className="purchase needs-script">
        <QuantityField
          label={cartMessages.quantityLabel}
          name={item.name}
          value={quantity}
          onChange={setQuantity}
        />
        <Button
          appearance="primary"
          icon={<ShoppingBag aria-hidden="true" />}
          disabled={soldOut}
          onClick={() => addToCart(item, quantity)}
        >
          {cartMessages.add}
        </Button>
      </div>
      <noscript>
        <p>{cartMessages.needsScript}</p>
      </noscript>
    </>
  );
}
