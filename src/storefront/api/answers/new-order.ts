import type { OrderCreated } from '#contracts/orders.ts';
import { fieldsOf, toNumber, toText } from './json.ts';
import type { OrNull } from './orders.ts';

/** The answer to a created order; a number or sum is null when the answer does not contain it. */
export type NewOrder = OrNull<Pick<OrderCreated, 'number' | 'total_price' | 'amount_due'>> &
  Pick<OrderCreated, 'availability_unconfirmed' | 'letter_withheld'> & {
    /** The path of the order's page. */
    readonly order_url: string | null;
  };

/** An order is created when the status is 201 or the answer has an `orderId` (spec section 4); otherwise null. */
export function readNewOrder(status: number, json: unknown): NewOrder | null {
  const order = fieldsOf(json);
  if (status !== 201 && !toText(order.orderId)) return null;
  return {
    number: toText(order.number) || null,
    total_price: toNumber(order.total_price),
    amount_due: toNumber(order.amount_due),
    availability_unconfirmed: order.availability_unconfirmed === true,
    letter_withheld: order.letter_withheld === true,
    order_url: readOrderUrl(order),
  };
}

/** Only a path of this page: an answer cannot lead elsewhere. */
export function readOrderUrl(json: unknown): string | null {
  const url = toText(fieldsOf(json).order_url);
  return /^\/orders\/t\/[\w-]+$/.test(url) ? url : null;
}
