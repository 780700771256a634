import type { OrdersPage } from '#contracts/admin/orders/orders.ts';

/** The list from which an order was opened, as it was then: an order that has left a queue since still has its neighbours. */
export interface OrderList {
  /** The filter, as in the address of the list. */
  readonly search: string;
  readonly numbers: readonly string[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** The list of a filter, of the pages that were read so far. */
export const listOf = (search: string, pages: readonly OrdersPage[]): OrderList => ({
  search,
  numbers: pages.flatMap(({ orders }) => orders.map(({ number }) => number)),
  next: pages.at(-1)?.next ?? null,
});

/** The list that the state of a navigation holds, which may be of another version of the office. */
export function listIn(state: unknown): OrderList | undefined {
  const list = (state as { readonly list?: Partial<OrderList> } | null)?.list;
  const isList = typeof list?.search === 'string' && Array.isArray(list.numbers);
  return isList ? (list as OrderList) : undefined;
}
