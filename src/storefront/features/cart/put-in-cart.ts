import { type CartItem, clampQuantity, itemKey } from './cart-item.ts';
import { cartItems } from './cart-storage.ts';
import { scheduleSync } from './cart-sync.ts';
import { select } from './selection.ts';

/**
 * Puts whole lines into the cart, ticked. The other lines stay. Of a line that is there already the larger quantity
 * counts, as when a guest's cart joins a customer's: putting the same lines twice changes nothing.
 */
export function putInCart(lines: readonly CartItem[]): void {
  const before = cartItems.get();
  const known = new Map(before.map((line) => [itemKey(line), line]));
  const put = lines.map((line) => {
    const there = known.get(itemKey(line));
    const quantity = clampQuantity(Math.max(there?.quantity ?? 0, line.quantity));
    return { ...line, quantity };
  });
  const merged = new Map(put.map((line) => [itemKey(line), line]));
  cartItems.set([
    ...before.map((line) => merged.get(itemKey(line)) ?? line),
    ...put.filter((line) => !known.has(itemKey(line))),
  ]);
  for (const line of put) select(line, true);
  scheduleSync();
}
