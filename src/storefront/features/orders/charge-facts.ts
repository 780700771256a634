import type { OrderDetails } from '#contracts/orders.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import type { Fact } from './order-facts.tsx';

type Sums = Pick<OrderDetails, 'charges' | 'delivery_cost'>;

/**
 * What an order costs beside its goods, delivery first. `unknown`: what is said while its price is not known; null: nothing. Spec section
 * 9: a cost of 0 is 'Бесплатно'.
 */
export function chargeFacts(
  { charges, delivery_cost: delivery }: Sums,
  sum: (roubles: number) => string,
  [name, unknown]: [string, string | null],
): Fact[] {
  const told = charges[0] || delivery === null ? charges : [{ title: name, amount: delivery }];
  return [
    [name, delivery === null && unknown],
    ...chargeLines(told, (amount) => (amount ? sum(amount) : messages.free), name),
  ];
}

/** When the order comes, with what was said at the checkout where that was another day. */
export const promiseFact = ({
  promise_text: now,
  placed_promise_text: placed,
}: Pick<OrderDetails, 'promise_text' | 'placed_promise_text'>): Fact => [
  messages.promise,
  placed && now ? messages.promiseMoved(now, placed) : now,
];
