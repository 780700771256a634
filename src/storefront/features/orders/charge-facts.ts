import type { OrderDetails } from '#contracts/orders.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import type { Fact } from './order-facts.tsx';

/** What an order costs beside its goods, delivery first. `unknown`: what is said while its price is not known; null: nothing. */
export const chargeFacts = (
  { charges, delivery_cost: delivery }: Pick<OrderDetails, 'charges' | 'delivery_cost'>,
  sum: (roubles: number) => string | null,
  [name, unknown]: [string, string | null],
): Fact[] => [
  [name, delivery === null && unknown],
  ...chargeLines(charges, name).map(
    ([label, amount]): Fact => [label, amount === 0 ? messages.free : sum(amount)],
  ),
];

/** When the order comes, with what was said at the checkout where that was another day. */
export const promiseFact = ({
  promise_text: now,
  placed_promise_text: placed,
}: Pick<OrderDetails, 'promise_text' | 'placed_promise_text'>): Fact => [
  messages.promise,
  now && (placed ? messages.promiseMoved(now, placed) : now),
];
