import { type CartItem, itemKey } from './cart-item.ts';

/** Keys of the lines that were unticked in this visit. All other lines are selected. */
let unticked: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export const isSelected = (item: CartItem): boolean => !unticked.has(itemKey(item));

export function select(item: CartItem, selected: boolean): void {
  const next = new Set(unticked);
  if (selected) next.delete(itemKey(item));
  else next.add(itemKey(item));
  unticked = next;
  for (const listener of listeners) listener();
}

export const untickedKeys = (): ReadonlySet<string> => unticked;

export function onSelection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
