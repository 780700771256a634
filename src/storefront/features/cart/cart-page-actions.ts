import { cartMessages } from '#messages/orders/cart.ts';
import { hideToast } from '../../ui/toast-store.ts';
import { change, offerUndo, restoreLines, selectAgain, without } from './cart-actions.ts';
import { addItem, type CartItem } from './cart-item.ts';
import { cartItems, cartUuid, deferredItems, orderedUuid } from './cart-storage.ts';
import { cancelPushes } from './cart-sync.ts';
import { isSelected } from './selection.ts';

/** What cart, checkout and sign-out do with whole carts. Pages with products load without it. */

/** Removes a deferred line and offers an undo in the toast. */
export function removeDeferred(item: CartItem): void {
  deferredItems.set(without(deferredItems.get(), item));
  offerUndo(cartMessages.removed(item.name), () =>
    deferredItems.set(restoreLines(deferredItems.get(), [item], 0)),
  );
}

/** Removes all lines and offers an undo in the toast. Deferred lines stay. */
export function clearCart(): void {
  const removed = cartItems.get();
  change([]);
  selectAgain(removed);
  offerUndo(cartMessages.cleared, () => change(restoreLines(cartItems.get(), removed, 0)));
}

/** Moves the unticked and the sold out lines to `cart_deferred`, so that the order contains only what is ticked and to be had. */
export function deferUnselected(): void {
  const items = cartItems.get();
  const put = items.filter((item) => !isSelected(item) || item.soldOut);
  if (put.length === 0) return;
  deferredItems.set(
    put.reduce((all, item) => addItem(all, item, item.quantity), deferredItems.get()),
  );
  selectAgain(put);
  change(items.filter((item) => !put.includes(item)));
}

/** Moves a deferred line back into the cart when it is ticked. */
export function restoreDeferred(item: CartItem): void {
  deferredItems.set(without(deferredItems.get(), item));
  change(addItem(cartItems.get(), item, item.quantity));
}

/** After an order: empties the cart for good. Deferred lines stay. */
export function purgeOrdered(): void {
  orderedUuid.set(cartUuid.get());
  purgeCart();
}

/** After a sign-out, or when it was ordered: empties the cart and cancels pending undo and sync. Deferred lines stay. */
export function purgeCart(): void {
  hideToast();
  cancelPushes();
  selectAgain(cartItems.get());
  cartItems.set([]);
  cartUuid.set(null);
}

/** After a sign-out: no cart is known as ordered. */
export const purgeOrderedUuid = (): void => orderedUuid.set(null);

/** After a sign-out: removes the deferred lines as well. */
export const purgeDeferred = (): void => deferredItems.set([]);
