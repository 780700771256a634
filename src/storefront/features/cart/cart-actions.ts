import { cartMessages } from '#messages/cart.ts';
import { showAlert } from '../../ui/browser-dialogs.ts';
import { showToast } from '../../ui/toast-store.ts';
import { addItem, type CartItem, clampQuantity, itemKey, type NewItem } from './cart-item.ts';
import { cartItems, cartUuid, deferredItems } from './cart-storage.ts';
import { syncSoon } from './cart-sync.ts';
import { isSelected, select } from './selection.ts';

/** Puts a thing into the cart and says so; an alert where nothing can be ordered (spec section 4, "Cart"). */
export function addToCart(item: NewItem, quantity = 1): void {
  if (item.variantId === null) {
    showAlert(cartMessages.noVariant);
    return;
  }
  const before = cartItems.get();
  const isFirst = !before.some((line) => itemKey(line) === itemKey(item));
  change(addItem(before, item, quantity));
  showToast(isFirst ? cartMessages.added : cartMessages.addedMore(quantity));
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

/** Takes a line out of the cart, and offers to bring it back. */
export function removeItem(item: CartItem): void {
  const before = cartItems.get();
  change(before.filter((line) => itemKey(line) !== itemKey(item)));
  offerUndo(cartMessages.removed(item.name), before);
}

export function removeDeferred(item: CartItem): void {
  const before = deferredItems.get();
  deferredItems.set(before.filter((line) => itemKey(line) !== itemKey(item)));
  showToast(cartMessages.removed(item.name), {
    label: cartMessages.undo,
    run: () => deferredItems.set(before),
  });
}

export function clearCart(): void {
  const before = cartItems.get();
  change([]);
  offerUndo(cartMessages.cleared, before);
}

/** Leaves only the ticked lines in the cart; the others wait under `cart_deferred` until they are ticked again. */
export function keepSelected(): void {
  const items = cartItems.get();
  const put = items.filter((item) => !isSelected(item));
  if (put.length === 0) return;
  deferredItems.set(
    put.reduce((all, item) => addItem(all, item, item.quantity), deferredItems.get()),
  );
  for (const item of put) select(item, true);
  change(items.filter((item) => !put.includes(item)));
}

/** A ticked line that was put off is in the cart again. */
export function takeBack(item: CartItem): void {
  deferredItems.set(deferredItems.get().filter((line) => itemKey(line) !== itemKey(item)));
  change(addItem(cartItems.get(), item, item.quantity));
}

/** After an order: nothing of the cart stays; what was put off does. */
export function forgetCart(): void {
  cartItems.set([]);
  cartUuid.set(null);
}

function change(items: CartItem[]): void {
  cartItems.set(items);
  syncSoon();
}

function offerUndo(text: string, before: CartItem[]): void {
  showToast(text, { label: cartMessages.undo, run: () => change(before) });
}
