import { useSyncExternalStore } from 'react';
import { type CartItem, isOrderable, itemKey, subtotal } from './cart-item.ts';
import { cartItems, deferredItems } from './cart-storage.ts';
import { onSyncFailure, syncFailure } from './cart-sync.ts';
import { onSelection, untickedKeys } from './selection.ts';

export interface CartView {
  readonly items: readonly CartItem[];
  readonly deferred: readonly CartItem[];
  readonly isSelected: (item: CartItem) => boolean;
  /** The ticked lines that can be ordered. */
  readonly selected: readonly CartItem[];
  /** Sum of the selected lines in roubles. */
  readonly subtotal: number;
  readonly syncFailure: string | null;
}

const unknown = () => null;
const noneUnticked: ReadonlySet<string> = new Set();

/** The cart of this browser; null until hydration, because the server does not know it. */
export function useCart(): CartView | null {
  const items = useSyncExternalStore(cartItems.subscribe, cartItems.get, unknown);
  const deferred = useSyncExternalStore(deferredItems.subscribe, deferredItems.get, unknown);
  const unticked = useSyncExternalStore(onSelection, untickedKeys, () => noneUnticked);
  const failure = useSyncExternalStore(onSyncFailure, syncFailure, unknown);
  if (items === null || deferred === null) return null;

  const isSelected = (item: CartItem) => !unticked.has(itemKey(item));
  const selected = items.filter((item) => isSelected(item) && isOrderable(item));
  return {
    items,
    deferred,
    isSelected,
    selected,
    subtotal: subtotal(selected),
    syncFailure: failure,
  };
}
