import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useRef, useState } from 'react';
import { cartMessages } from '#messages/orders/cart.ts';
import { addresses } from '../../addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageBar } from '../../ui/page-bar.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { addToCart } from './cart-actions.ts';
import type { NewItem } from './cart-item.ts';
import { InCart, useCartLine } from './in-cart.tsx';
import './add-to-cart.css';

interface Props {
  item: NewItem;
  /** The variant is out of stock. */
  soldOut?: boolean;
}

/** The button of a product card: adds one of the shown variant. Beside it: how many are in the cart. */
export function AddToCart({ item, soldOut = false }: Props) {
  const line = useCartLine(item);
  return (
    <div className="adding adding--card needs-script">
      <Button
        icon={<ShoppingBag aria-hidden="true" />}
        disabled={soldOut}
        onClick={() => addToCart(item)}
      >
        <span className={line && 'visually-hidden'}>
          {soldOut ? cartMessages.soldOut : cartMessages.add}
        </span>
      </Button>
      {line && <InCart line={line} />}
    </div>
  );
}

/** The quantity and the button of a product page. The button is in the bottom bar of a phone, too. */
export function Purchase({ item, soldOut = false }: Props) {
  const [quantity, setQuantity] = useState(1);
  const controls = useRef<HTMLDivElement>(null);
  const line = useCartLine(item);
  const button = (
    <Button
      appearance={line ? 'secondary' : 'primary'}
      icon={<ShoppingBag aria-hidden="true" />}
      disabled={soldOut}
      onClick={() => addToCart(item, quantity)}
    >
      {cartMessages.add}
    </Button>
  );
  return (
    <>
      <div className="adding">
        <div ref={controls} className="purchase needs-script">
          <QuantityField
            label={cartMessages.quantityLabel}
            name={item.name}
            value={quantity}
            onChange={setQuantity}
          />
          {line && <InCart line={line} caption={cartMessages.inCartCaption} />}
          {button}
        </div>
      </div>
      <PageBar insteadOf={controls}>
        {line ? (
          <Link className="purchase__bar" to={addresses.cart}>
            <small>{cartMessages.openCartOf(line.quantity)}</small>
            <Price amount={item.price} />
          </Link>
        ) : (
          <span className="purchase__bar">
            <small>{item.name}</small>
            <Price amount={item.price} />
          </span>
        )}
        {button}
      </PageBar>
      <noscript>
        <p>{cartMessages.needsScript}</p>
      </noscript>
    </>
  );
}
