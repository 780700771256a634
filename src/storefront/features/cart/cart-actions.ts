import { cartMessages } from '#messages/orders/cart.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { showAlert } from '../../ui/browser-dialogs.ts';
import { hideToast, showToast } from '../../ui/toast-store.ts';
import { addItem, type CartItem, clampQuantity, itemKey, type NewItem } from './cart-item.ts';
import { cartItems, cartUuid, deferredItems } from './cart-storage.ts';
import { cancelPushes, scheduleSync } from './cart-sync.ts';
import { isSelected, select } from './selection.ts';

/** Adds an item to the cart and confirms it with a toast. Shows an alert when the product has no variant (spec section 4, "Cart"). */
export function addToCart(item: NewItem, quantity = 1): void {
  if (item.variantId === null) {
    logFailure('an invalid item was not added to the cart', item);
    showAlert(cartMessages.noVariant);
    return;
  }
  const before = cartItems.get();
  const isFirst = !before.some((line) => itemKey(line) === itemKey(item));
  change(addItem(before, item, quantity));
  selectAgain([{ ...item, quantity }]);
  showToast(isFirst ? cartMessages.added : cartMessages.addedMore(quantity), {
    detail: item.variantName || item.name,
    link: { label: cartMessages.openFromToast, to: addresses.cart },
  });
}

export function setQuantity(item: CartItem, quantity: number): void {
  const key = itemKey(item);
  change(
    cartItems
      .get()
      .map((line) =>
        itemKey(line) === key ? { ...line, quantity: clampQuantity(quantity) } : line,
      ),
  );
}

/** Removes a line and offers an undo in the toast. */
export function removeItem(item: CartItem): void {
  const before = cartItems.get();
  const at = before.findIndex((line) => itemKey(line) === itemKey(item));
  change(without(before, item));
  selectAgain([item]);
  offerUndo(cartMessages.removed(item.name), () =>
    change(restoreLines(cartItems.get(), [item], at)),
  );
}

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

/** After an order or a sign-out: empties the cart and cancels pending undo and sync. Deferred lines stay. */
export function purgeCart(): void {
  hideToast();
  cancelPushes();
  selectAgain(cartItems.get());
  cartItems.set([]);
  cartUuid.set(null);
}

/** After a sign-out: removes the deferred lines as well. */
export const purgeDeferred = (): void => deferredItems.set([]);

function change(items: CartItem[]): void {
  cartItems.set(items);
  scheduleSync();
}

const without = (items: readonly CartItem[], item: CartItem): CartItem[] =>
  items.filter((line) => itemKey(line) !== itemKey(item));

/** Undo: inserts the lines at their old place. Lines that are in the cart again stay unchanged. */
function restoreLines(now: CartItem[], lines: readonly CartItem[], at: number): CartItem[] {
  const there = new Set(now.map(itemKey));
  return now.toSpliced(at, 0, ...lines.filter((line) => !there.has(itemKey(line))));
}

/** A line that is added is ticked, even if it was unticked before. */
function selectAgain(items: readonly CartItem[]): void {
  for (const item of items) select(item, true);
}

function offerUndo(text: string, run: () => void): void {
  showToast(text, { action: { label: cartMessages.undo, run } });
}
