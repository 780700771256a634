import Trash from 'lucide-react/icons/trash-2';
import { cartMessages } from '#messages/orders/cart.ts';
import { cartPageMessages } from '#messages/orders/cart-page.ts';
import { addresses } from '../../addresses.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { focusNextItem } from '../../ui/focus-after-removal.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinePrice } from '../../ui/line-price.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { lineFit } from '../../ui/picture-fit.ts';
import { Price } from '../../ui/price.tsx';
import { QuantityField } from '../../ui/quantity-field.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { removeItem, setQuantity } from './cart-actions.ts';
import { type CartItem, isOrderable, itemKey, subtotal } from './cart-item.ts';
import { removeDeferred, restoreDeferred } from './cart-page-actions.ts';
import { gainOf } from './gain.ts';
import { select } from './selection.ts';
import type { CartView } from './use-cart.ts';
import './cart-lines.css';

/** The lines of the cart, each with its checkbox, quantity and remove button. */
export function CartLines({ cart, onLeave }: { cart: CartView; onLeave?: () => void }) {
  return (
    <ul className="cart-lines" aria-label={cartPageMessages.items}>
      {cart.items.map((item) => (
        <CartLine
          key={itemKey(item)}
          item={item}
          selected={cart.isSelected(item) && isOrderable(item)}
          onSelect={(selected) => select(item, selected)}
          onRemove={() => removeItem(item)}
          onLeave={onLeave}
        />
      ))}
    </ul>
  );
}

/** The deferred lines. Ticking one moves it back into the cart. */
export function DeferredLines({ items }: { items: readonly CartItem[] }) {
  return (
    <section className="cart-deferred" aria-labelledby="deferred">
      <h2 id="deferred">{cartPageMessages.deferred}</h2>
      <p className="soft">
        {items.some(isOrderable) ? cartPageMessages.deferredHint : cartPageMessages.deferredGone}
      </p>
      <ul className="cart-lines" aria-labelledby="deferred">
        {items.map((item) => (
          <CartLine
            key={itemKey(item)}
            item={item}
            selected={false}
            fixed
            onSelect={() => restoreDeferred(item)}
            onRemove={() => removeDeferred(item)}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  item: CartItem;
  selected: boolean;
  /** The quantity is read-only. */
  fixed?: boolean;
  onSelect: (selected: boolean) => void;
  onRemove: () => void;
  /** Called when a link in the line is followed, to close the dialog. */
  onLeave?: (() => void) | undefined;
}

/** Its line is there before the shop has said it: the cart does not move then. */
const Readiness = ({ item: { readiness, inStock } }: { item: CartItem }) =>
  readiness ? (
    <StateMark tone={inStock ? 'now' : 'later'}>{readiness}</StateMark>
  ) : (
    <span aria-hidden="true">{'\u00a0'}</span>
  );

function CartLine({ item, selected, fixed = false, onSelect, onRemove, onLeave }: LineProps) {
  const { name } = item;
  const orderable = isOrderable(item);
  return (
    <li className={selected ? 'cart-line' : 'cart-line cart-line--off'}>
      <Checkbox
        label={cartPageMessages.select(name)}
        labelHidden
        checked={selected}
        disabled={!orderable}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <Picture src={item.photo} alt="" fit={lineFit} className="cart-line__photo" />
      <div className="cart-line__text">
        <Link to={addresses.variant(item.productSlug, item.variantSlug)} onClick={onLeave}>
          {name}
        </Link>
        {item.variantName && <span className="soft">{item.variantName}</span>}
        {orderable && <Readiness item={item} />}
      </div>
      <div className="cart-line__quantity">
        {orderable && !fixed && (
          <QuantityField
            label={cartPageMessages.quantity(name)}
            name={name}
            value={item.quantity}
            onChange={(quantity) => setQuantity(item, quantity)}
          />
        )}
      </div>
      <div className="cart-line__price">
        {orderable ? (
          <>
            <LinePrice sum={subtotal([item])} gain={gainOf([item])} />
            {item.quantity > 1 && (
              <span className="cart-line__each soft">
                <Price amount={item.price} kopecks size="s" /> {cartPageMessages.each}
              </span>
            )}
          </>
        ) : (
          <span className="soft">
            {item.soldOut ? cartMessages.soldOut : cartPageMessages.unavailable}
          </span>
        )}
      </div>
      <IconButton
        className="cart-line__remove"
        icon={<Trash aria-hidden="true" />}
        label={cartPageMessages.remove(name)}
        onClick={(event) => {
          focusNextItem(event.currentTarget, 'ul', '.cart-line__remove');
          onRemove();
        }}
      />
    </li>
  );
}
