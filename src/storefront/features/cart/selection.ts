import { createStore } from '../../store.ts';
import { type CartItem, itemKey } from './cart-item.ts';

/** Keys of the lines that were unticked in this visit. All other lines are selected. */
export const unticked = createStore<ReadonlySet<string>>(new Set());

export const isSelected = (item: CartItem): boolean => !unticked.get().has(itemKey(item));

export function select(item: CartItem, selected: boolean): void {
  const next = new Set(unticked.get());
  if (selected) next.delete(itemKey(item));
  else next.add(itemKey(item));
  unticked.set(next);
}
