import { type ReactNode, useEffect, useRef } from 'react';
import { cartMessages } from '#messages/orders/cart.ts';
import { cartPageMessages } from '#messages/orders/cart-page.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { PageBar } from '../../ui/page-bar.tsx';
import { Price } from '../../ui/price.tsx';
import type { CartItem } from './cart-item.ts';
import { CartLines, DeferredLines } from './cart-lines.tsx';
import { deferUnselected } from './cart-page-actions.ts';
import { cartItems } from './cart-storage.ts';
import { CartSubtotal, ClearCart, SyncFailure } from './cart-summary.tsx';
import { scheduleSync } from './cart-sync.ts';
import { EmptyCart } from './empty-cart.tsx';
import { refreshDeferred } from './refresh-deferred.ts';
import { type CartView, useCart } from './use-cart.ts';
import './cart-page.css';

interface Props {
  /** What delivery of some lines costs and when it comes. */
  readonly delivery?: ((items: readonly CartItem[]) => ReactNode) | undefined;
}

export function CartPage({ delivery }: Props) {
  const cart = useCart();
  const items = cart?.items;
  useEffect(() => {
    deferUnselected();
    // Prices may have changed since the items were added.
    if (cartItems.get().length > 0) scheduleSync();
    refreshDeferred().catch((error: unknown) => logFailure('deferred lines were not read', error));
  }, []);
  useEffect(() => {
    if (items?.some(({ soldOut }) => soldOut)) deferUnselected();
  }, [items]);

  if (!cart) return <LoadingPlaceholder needsScript={cartMessages.needsScript} />;
  return (
    <div className="cart-page">
      {cart.items.length > 0 ? <FullCart cart={cart} delivery={delivery} /> : <EmptyCart />}
      {cart.deferred.length > 0 && <DeferredLines items={cart.deferred} />}
    </div>
  );
}

function FullCart({ cart, delivery }: Props & { cart: CartView }) {
  const toCheckout = useRef<HTMLDivElement>(null);
  return (
    <div className="cart-page__columns">
      <div>
        <CartLines cart={cart} />
        <SyncFailure cart={cart} />
        <ClearCart />
      </div>
      <aside className="cart-page__summary">
        <CartSubtotal cart={cart} hasDelivery={delivery !== undefined} />
        {cart.selected.length > 0 && delivery?.(cart.selected)}
        {cart.selected.length > 0 ? (
          <>
            <div ref={toCheckout}>
              <ButtonLink appearance="primary" wide to={addresses.checkout}>
                {cartPageMessages.toCheckout}
              </ButtonLink>
            </div>
            <PageBar insteadOf={toCheckout}>
              <Price amount={cart.subtotal} kopecks />
              <ButtonLink appearance="primary" to={addresses.checkout}>
                {cartPageMessages.toCheckout}
              </ButtonLink>
            </PageBar>
          </>
        ) : (
          <p>{cartPageMessages.nothingSelected}</p>
        )}
      </aside>
    </div>
  );
}
