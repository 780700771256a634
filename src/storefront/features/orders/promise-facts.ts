import { isOver, type OrderStatus } from '#contracts/order-states.ts';
import type { OrderPromise } from '#contracts/orders.ts';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import type { Fact } from './order-facts.tsx';

type Promised = Pick<OrderPromise, 'promise_text' | 'placed_promise_text'> & {
  readonly status_order?: OrderStatus;
};

/** When the order comes, with what was said at the checkout where that was another day. An order that is over promises nothing. */
export const promiseFacts = ({
  promise_text: now,
  placed_promise_text: placed,
  status_order: status,
}: Promised): Fact[] => [
  [
    messages.promise,
    now !== null &&
      !(status && isOver(status)) &&
      (placed === null ? now : messages.promiseMoved(now, placed)),
  ],
];
