import type { NewOrder } from '../../api/answers/new-order.ts';

/** The router state after an order. It survives a reload of the tab. */
export interface OrderPlacedState {
  readonly orderPlaced: NewOrder;
  /** What was ordered. */
  readonly goods: readonly { readonly name: string; readonly photo: string }[];
}
