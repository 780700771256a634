import { useStore } from '../../store.ts';
import { type CartItem, isOrderable, itemKey, subtotal } from './cart-item.ts';
import { cartItems, deferredItems } from './cart-storage.ts';
import { syncFailure } from './cart-sync.ts';
import { unticked } from './selection.ts';

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

const noneUnticked: ReadonlySet<string> = new Set();

/** The cart of this browser; null until hydration, because the server does not know it. */
export function useCart(): CartView | null {
  const items = useStore(cartItems, null);
  const deferred = useStore(deferredItems, null);
  const untickedKeys = useStore(unticked, noneUnticked);
  const failure = useStore(syncFailure, null);
  if (items === null || deferred === null) return null;

  const isSelected = (item: CartItem) => !untickedKeys.has(itemKey(item));
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
