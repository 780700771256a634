import { toKopecks, toRoubles } from '#contracts/money.ts';
import { type CartItem, isOrderable } from './cart-item.ts';

/** What discounts save on these lines, in roubles. */
export const gainOf = (items: readonly CartItem[]): number =>
  toRoubles(
    items
      .filter(isOrderable)
      .reduce(
        (sum, { price, before = price, quantity }) =>
          sum + Math.max(0, toKopecks(before) - toKopecks(price)) * quantity,
        0,
      ),
  );
