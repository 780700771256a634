import { useCallback, useEffect, useState } from 'react';
import { createStored, jsonCodec } from '../../browser-storage.ts';
import { logFailure } from '../../log.ts';
import { type CartItem, fromServer, isOrderable, itemKey, parseItems } from './cart-item.ts';
import { deferUnselected } from './cart-page-actions.ts';
import { cartItems, cartUuid } from './cart-storage.ts';
import { fetchCart } from './fetch-cart.ts';
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

/** A local cart wins over the server's cart, which tells stock, term and what is sold out before the form is filled in. */
function adopt(remembered: Awaited<ReturnType<typeof fetchCart>>): void {
  const local = cartItems.get();
  if (local.length > 0) {
    const now = new Map(remembered.cart_items.map((line) => [checkoutKey(line), fromServer(line)]));
    const learnt = local.map((item) => learn(item, now.get(itemKey(item))));
    if (learnt.some((item, at) => item !== local[at])) cartItems.set(learnt);
    return;
  }
  if (remembered.cart_items.length === 0) return;
  cartUuid.set(remembered.cart_uuid);
  cartItems.set(remembered.cart_items.map(fromServer));
}

/** Its price stays that which the customer has seen: another one is asked about. */
function learn(item: CartItem, now: CartItem | undefined): CartItem {
  if (!now || (now.soldOut === item.soldOut && now.readiness === item.readiness)) return item;
  const { soldOut, readiness, inStock, ...line } = item;
  return {
    ...line,
    ...(now.soldOut && { soldOut: true }),
    ...(now.readiness && { readiness: now.readiness }),
    ...(now.inStock && { inStock: true }),
  };
}

/** The {@link itemKey} of a line in an answer of the server. */
export const checkoutKey = (line: { product: number; variant: number }): string =>
  itemKey({ productId: line.product, variantId: line.variant });
