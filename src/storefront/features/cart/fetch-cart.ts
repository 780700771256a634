import { cartCalls } from '#contracts/calls/cart.ts';
import type { CartItem as ServerItem } from '#contracts/cart.ts';
import { type CartAnswer, readCart } from '../../api/answers/cart.ts';
import { usable } from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { isOrdered } from './cart-sync.ts';

type RememberedCart = CartAnswer & { readonly cart_items: readonly ServerItem[] };

/** Loads the cart that the server finds by its cookie; no lines means an empty cart, or one that has been ordered meanwhile. Rejects with ShopError. */
export async function fetchCart(): Promise<RememberedCart> {
  const cart = usable(readCart((await callApi(cartCalls.getCart)).data), 'cart');
  if (isOrdered(cart)) return { cart_uuid: null, cart_items: [] };
  return { cart_uuid: cart.cart_uuid, cart_items: cart.cart_items ?? [] };
}
