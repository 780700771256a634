import { cartPageMessages } from '#messages/orders/cart-page.ts';
import { gainMessages } from '#messages/orders/gain.ts';
import { commonMessages } from '#messages/words/common.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-after-removal.ts';
import { Gain } from '../../ui/line-price.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { clearCart } from './cart-page-actions.ts';
import { pushCart } from './cart-sync.ts';
import { gainOf } from './gain.ts';
import type { CartView } from './use-cart.ts';

/** The subtotal of the ticked lines. */
export function CartSubtotal({
  cart,
  hasDelivery = false,
}: {
  cart: CartView;
  hasDelivery?: boolean;
}) {
  const gain = gainOf(cart.selected);
  return (
    <div className="cart-subtotal">
      <p className="cart-subtotal__sum">
        <span>{cartPageMessages.subtotal(cart.selected.length)}</span>{' '}
        <Price amount={cart.subtotal} kopecks size="l" />
      </p>
      {gain > 0 && (
        <p>
          <Gain label={gainMessages.ofAll} amount={gain} />
        </p>
      )}
      {!hasDelivery && <p className="soft">{cartPageMessages.deliveryNote}</p>}
    </div>
  );
}

/** The button that empties the cart. */
export const ClearCart = () => (
  <Button
    appearance="link"
    onClick={({ currentTarget }) => {
      focusHeading(currentTarget);
      clearCart();
    }}
  >
    {cartPageMessages.clear}
  </Button>
);

/** The error of a failed cart sync, with a retry button. */
export function SyncFailure({ cart }: { cart: CartView }) {
  if (!cart.syncFailure) return null;
  const retry = () => {
    pushCart().catch((error: unknown) => logFailure('cart sync failed', error));
  };
  return (
    <Notice
      tone="error"
      action={
        <Button appearance="link" onClick={retry}>
          {commonMessages.tryAgain}
        </Button>
      }
    >
      {cartPageMessages.syncFailed} {cart.syncFailure}
    </Notice>
  );
}
