import type { Cart } from '#contracts/cart.ts';
import { apiPaths } from '#contracts/paths.ts';
import { ShopError } from '#contracts/shop.ts';
import { cartMessages } from '#messages/cart.ts';
import { logFailure } from '../../log.ts';
import { callApi } from '../../shop-client.ts';
import { type CartItem, fromServer } from './cart-item.ts';
import { cartItems, cartUuid } from './cart-storage.ts';

const QUIET = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<Cart> | undefined;
let failure: string | null = null;
const listeners = new Set<() => void>();

/** The text of the last push that failed, null when the server has the cart. */
export const syncFailure = (): string | null => failure;

export function onSyncFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pushes the cart when its owner has paused. A failure is kept in {@link syncFailure}. */
export function syncSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    pushCart().catch((error: unknown) => logFailure('cart sync failed', error));
  }, QUIET);
}

/**
 * Pushes the cart now, one push at a time; the items that the server returns replace the local ones unless these were
 * edited meanwhile. Rejects with ShopError.
 */
export async function pushCart(): Promise<Cart> {
  clearTimeout(timer);
  await running?.catch(() => undefined);
  running = push();
  try {
    const cart = await running;
    setFailure(null);
    return cart;
  } catch (error) {
    setFailure(explain(error));
    throw error;
  } finally {
    running = undefined;
  }
}

async function push(): Promise<Cart> {
  const sent = cartItems.get();
  const { data: cart } = await callApi<Cart>('POST', apiPaths.cart, {
    cart_items: sent.map(toLine),
    cart_uuid: cartUuid.get(),
  });
  // An answer without a cart says nothing of its lines.
  if (!cart.cart_uuid) return cart;
  cartUuid.set(cart.cart_uuid);
  if (cartItems.get() === sent) cartItems.set(cart.cart_items.map(fromServer));
  else syncSoon();
  return cart;
}

/** The cart that the server knows by its cookie. Rejects with ShopError. */
export const fetchCart = async (): Promise<Cart> =>
  (await callApi<Cart>('GET', apiPaths.cartByCookie)).data;

const toLine = ({ productId, variantId, quantity }: CartItem) => ({
  product: productId,
  variant: variantId,
  quantity,
});

function setFailure(text: string | null): void {
  failure = text;
  for (const listener of listeners) listener();
}

const explain = (error: unknown): string =>
  error instanceof ShopError && error.status > 0 ? error.message : cartMessages.networkFailure;
