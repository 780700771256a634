import { fromServer, itemKey } from './cart-item.ts';
import { cartItems, cartUuid } from './cart-storage.ts';
import { mergeFirst, scheduleSync } from './cart-sync.ts';
import { fetchCart } from './fetch-cart.ts';

/**
 * After a sign-in: replaces the local cart with the customer's, into which the server has merged the guest's cart. Lines that were never
 * pushed stay and are pushed. Rejects with ShopError; the merge is then retried before the next push, because a push would overwrite the
 * customer's cart.
 */
export async function adoptServerCart(): Promise<void> {
  mergeFirst(adoptServerCart);
  const { cart_uuid: uuid, cart_items: lines } = await fetchCart();
  mergeFirst(undefined);
  const serverItems = lines.map(fromServer);
  const known = new Set(serverItems.map(itemKey));
  const unseen = cartItems.get().filter((item) => !known.has(itemKey(item)));
  cartUuid.set(uuid);
  cartItems.set([...serverItems, ...unseen]);
  if (unseen.length > 0) scheduleSync();
}
