import { cartCalls } from '#contracts/calls/cart.ts';
import { ShopError } from '#contracts/shop.ts';
import { cartMessages } from '#messages/orders/cart.ts';
import { type CartAnswer, readCart } from '../../api/answers/cart.ts';
import { usable } from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { onReconnect } from '../../api/connection.ts';
import { logFailure } from '../../log.ts';
import { createStore } from '../../store.ts';
import { type CartItem, fromServer } from './cart-item.ts';
import { cartItems, cartUuid, orderedUuid } from './cart-storage.ts';

const DEBOUNCE = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();
let queued: Promise<CartAnswer> | undefined;
/** Increased by every order and sign-out, so that answers about the earlier cart are recognised as stale. */
let generation = 0;
/** Merges a cart of the server that the next push would overwrite. */
let merge: (() => Promise<void>) | undefined;

/** The error text of the last push; null when it succeeded. */
export const syncFailure = createStore<string | null>(null);

/** Debounced push of the cart, 300 ms after the last change or when the page is left. A failure is kept in {@link syncFailure}. */
export function scheduleSync(): void {
  clearTimeout(timer);
  timer = setTimeout(pushWaiting, DEBOUNCE);
  window.addEventListener('pagehide', pushWaiting);
}

onReconnect(() => {
  if (syncFailure.get() !== null) scheduleSync();
});

function pushWaiting(): void {
  if (timer === undefined) return;
  pushCart().catch((error: unknown) => logFailure('cart sync failed', error));
}

/**
 * Pushes the cart now; pushes run one after another. The returned items replace the local ones unless these were edited meanwhile.
 * Rejects with ShopError.
 */
export async function pushCart(): Promise<CartAnswer> {
  stopTimer();
  // Coalesced: a push that has not started yet sends the state at its start.
  queued ??= last.then(() => {
    queued = undefined;
    return push();
  });
  const turn = queued;
  last = turn.catch(() => undefined);
  try {
    const cart = await turn;
    syncFailure.set(null);
    return cart;
  } catch (error) {
    syncFailure.set(explain(error));
    throw error;
  }
}

/** Flushes a pending push; does nothing when there is none. Rejects with ShopError. */
export async function saveCart(): Promise<void> {
  if (timer !== undefined || queued) await pushCart();
}

/** What comes before each push from now on; undefined: nothing any more. */
export function mergeFirst(first: (() => Promise<void>) | undefined): void {
  merge = first;
}

/** Cancels the pending push. The answer of a push in flight is ignored. */
export function cancelPushes(): void {
  stopTimer();
  generation += 1;
  merge = undefined;
  syncFailure.set(null);
}

async function push(): Promise<CartAnswer> {
  await merge?.();
  const sent = cartItems.get();
  const sentIn = generation;
  const body = { cart_items: sent.map(toLine), cart_uuid: cartUuid.get() };
  const cart = usable(readCart((await callApi(cartCalls.replaceCart, body)).data), 'cart');
  // An answer without a cart uuid says nothing about the lines.
  if (!cart.cart_uuid || sentIn !== generation || isOrdered(cart)) return cart;
  cartUuid.set(cart.cart_uuid);
  if (cartItems.get() !== sent) scheduleSync();
  else if (cart.cart_items) cartItems.set(cart.cart_items.map(fromServer));
  return cart;
}

/** Whether the cart of an answer was ordered meanwhile, here or in another tab. */
export const isOrdered = ({ cart_uuid: uuid }: CartAnswer): boolean =>
  uuid !== null && uuid === orderedUuid.get();

const toLine = ({ productId, variantId, quantity }: CartItem) => ({
  product: productId,
  variant: variantId,
  quantity,
});

function stopTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

const explain = (error: unknown): string =>
  error instanceof ShopError && error.body !== null ? error.message : cartMessages.networkFailure;
