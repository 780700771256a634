import type { OrderDetails } from '#contracts/orders.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import type { Fact } from './order-facts.tsx';

/** What an order costs beside its goods, delivery first. `cost` says a sum, also that of a delivery whose price is not known. */
export const chargeFacts = (
  { charges, delivery_cost: amount }: Pick<OrderDetails, 'charges' | 'delivery_cost'>,
  cost: (roubles: number | null) => string | null,
  name: string,
): Fact[] => {
  const told = amount === null || !charges[0] ? [{ title: name, amount }, ...charges] : charges;
  return chargeLines(told, cost, name);
};

/** When the order comes, with what was said at the checkout where that was another day. */
export const promiseFact = ({
  promise_text: now,
  placed_promise_text: placed,
}: Pick<OrderDetails, 'promise_text' | 'placed_promise_text'>): Fact => [
  messages.promise,
  placed && now ? messages.promiseMoved(now, placed) : now,
];
