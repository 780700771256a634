import { useCallback, useEffect, useState } from 'react';
import { createStored, jsonCodec } from '../../browser-storage.ts';
import { logFailure } from '../../log.ts';
import { deferUnselected } from './cart-actions.ts';
import { fromServer, isOrderable, itemKey, parseItems } from './cart-item.ts';
import { cartItems, cartUuid } from './cart-storage.ts';
import { fetchCart } from './cart-sync.ts';
import { useCart } from './use-cart.ts';

/** The 'order items' of spec section 4, stored so that other tabs see what is being ordered. */
const orderItems = createStored(() => localStorage, 'order_items', jsonCodec(parseItems));

export const purgeOrderItems = (): void => orderItems.set([]);

/**
 * The cart at checkout: only the ticked lines, stored under `order_items`. An empty cart is looked up on the server. `failed`: the
 * look-up failed; `load` retries it.
 */
export function useCheckoutCart() {
  const cart = useCart();
  const [failed, setFailed] = useState(false);
  const items = cart?.items;

  const load = useCallback(() => {
    setFailed(false);
    fetchCart().then(adopt, (error: unknown) => {
      logFailure('cart was not loaded', error);
      // A cart in this browser is good without the server's.
      setFailed(cartItems.get().length === 0);
    });
  }, []);

  useEffect(() => {
    deferUnselected();
    load();
  }, [load]);
  useEffect(() => {
    if (items?.some(({ soldOut }) => soldOut)) deferUnselected();
    if (items) orderItems.set(items.filter(isOrderable));
  }, [items]);

  return { cart, failed, load };
}

/** A local cart wins over the server's cart, which tells what is sold out before the form is filled in. */
function adopt(remembered: Awaited<ReturnType<typeof fetchCart>>): void {
  const local = cartItems.get();
  if (local.length > 0) {
    const soldOut = new Set(remembered.cart_items.filter((line) => line.sold_out).map(checkoutKey));
    if (local.some((item) => soldOut.has(itemKey(item)))) {
      cartItems.set(
        local.map((item) => (soldOut.has(itemKey(item)) ? { ...item, soldOut: true } : item)),
      );
    }
    return;
  }
  if (remembered.cart_items.length === 0) return;
  cartUuid.set(remembered.cart_uuid);
  cartItems.set(remembered.cart_items.map(fromServer));
}

/** The {@link itemKey} of a line in an answer of the server. */
export const checkoutKey = (line: { product: number; variant: number }): string =>
  itemKey({ productId: line.product, variantId: line.variant });
