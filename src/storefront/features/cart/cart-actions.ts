import { cartMessages } from '#messages/orders/cart.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { showAlert } from '../../ui/browser-dialogs.ts';
import { showToast } from '../../ui/toast-store.ts';
import { addItem, type CartItem, clampQuantity, itemKey, type NewItem } from './cart-item.ts';
import { cartItems } from './cart-storage.ts';
import { scheduleSync } from './cart-sync.ts';
import { select } from './selection.ts';

/** Adds an item to the cart and confirms it with a toast. Shows an alert when the product has no variant (spec section 4, "Cart"). */
export function addToCart(item: NewItem, quantity = 1): void {
  if (item.variantId === null) {
    logFailure('an invalid item was not added', item);
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

/** Sets the lines and pushes them to the server soon. */
export function change(items: CartItem[]): void {
  cartItems.set(items);
  scheduleSync();
}

/** The lines without this one. */
export const without = (items: readonly CartItem[], item: CartItem): CartItem[] =>
  items.filter((line) => itemKey(line) !== itemKey(item));

/** Undo: inserts the lines at their old place. Lines that are in the cart again stay unchanged. */
export function restoreLines(now: CartItem[], lines: readonly CartItem[], at: number): CartItem[] {
  const there = new Set(now.map(itemKey));
  return now.toSpliced(at, 0, ...lines.filter((line) => !there.has(itemKey(line))));
}

/** A line that is added is ticked, even if it was unticked before. */
export function selectAgain(items: readonly CartItem[]): void {
  for (const item of items) select(item, true);
}

/** A toast whose button takes a removal back. */
export function offerUndo(text: string, run: () => void): void {
  showToast(text, { action: { label: cartMessages.undo, run } });
}
