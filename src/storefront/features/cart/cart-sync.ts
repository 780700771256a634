import { cartCalls } from '#contracts/calls/cart.ts';
import type { CartItem as ServerItem } from '#contracts/cart.ts';
import { ShopError } from '#contracts/shop.ts';
import { cartMessages } from '#messages/orders/cart.ts';
import { type CartAnswer, readCart } from '../../api/answers/cart.ts';
import { usable } from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { onReconnect } from '../../api/connection.ts';
import { logFailure } from '../../log.ts';
import { createStore } from '../../store.ts';
import { type CartItem, fromServer, itemKey } from './cart-item.ts';
import { cartItems, cartUuid } from './cart-storage.ts';

const DEBOUNCE = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();
let queued: Promise<CartAnswer> | undefined;
/** Increased by every order and sign-out, so that answers about the earlier cart are recognised as stale. */
let generation = 0;
/** The server has a cart that must be merged before the next push. */
let mustMerge = false;

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

/**
 * After a sign-in: replaces the local cart with the customer's, into which the server has merged the guest's cart. Lines that were never
 * pushed stay and are pushed. Rejects with ShopError; the merge is then retried before the next push, because a push would overwrite the
 * customer's cart.
 */
export async function adoptServerCart(): Promise<void> {
  mustMerge = true;
  const { cart_uuid: uuid, cart_items: lines } = await fetchCart();
  mustMerge = false;
  const serverItems = lines.map(fromServer);
  const known = new Set(serverItems.map(itemKey));
  const unseen = cartItems.get().filter((item) => !known.has(itemKey(item)));
  cartUuid.set(uuid);
  cartItems.set([...serverItems, ...unseen]);
  if (unseen.length > 0) scheduleSync();
}

/** Cancels the pending push. The answer of a push in flight is ignored. */
export function cancelPushes(): void {
  stopTimer();
  generation += 1;
  mustMerge = false;
  syncFailure.set(null);
}

async function push(): Promise<CartAnswer> {
  if (mustMerge) await adoptServerCart();
  const sent = cartItems.get();
  const sentIn = generation;
  const body = { cart_items: sent.map(toLine), cart_uuid: cartUuid.get() };
  const cart = usable(readCart((await callApi(cartCalls.replaceCart, body)).data), 'cart');
  // An answer without a cart uuid says nothing about the lines.
  if (!cart.cart_uuid || sentIn !== generation) return cart;
  cartUuid.set(cart.cart_uuid);
  if (cartItems.get() !== sent) scheduleSync();
  else if (cart.cart_items) cartItems.set(cart.cart_items.map(fromServer));
  return cart;
}

type RememberedCart = CartAnswer & { readonly cart_items: readonly ServerItem[] };

/** Loads the cart that the server finds by its cookie; no lines means an empty cart. Rejects with ShopError. */
export async function fetchCart(): Promise<RememberedCart> {
  const cart = usable(readCart((await callApi(cartCalls.getCart)).data), 'cart');
  return { cart_uuid: cart.cart_uuid, cart_items: cart.cart_items ?? [] };
}

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
