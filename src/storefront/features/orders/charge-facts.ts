import type { OrderDetails } from '#contracts/orders.ts';
import { chargeText } from '#messages/orders/charges.ts';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import type { Fact } from './order-facts.tsx';

/** What an order costs beside goods and delivery: lift, carrying, assembly. */
export const chargeFacts = (
  { charges }: Pick<OrderDetails, 'charges'>,
  sum: (roubles: number) => string | null,
): Fact[] =>
  charges
    .filter(({ kind }) => kind !== 'delivery' && kind !== 'slot')
    .map(
      (charge): Fact => [
        chargeText(charge),
        charge.amount === 0 ? messages.free : sum(charge.amount),
      ],
    );

/** When the order comes, with what was said at the checkout where that was another day. */
export const promiseFact = ({
  promise_text: now,
  placed_promise_text: placed,
}: Pick<OrderDetails, 'promise_text' | 'placed_promise_text'>): Fact => [
  messages.promise,
  now && (placed ? messages.promiseMoved(now, placed) : now),
];
