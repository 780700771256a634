import type { OrderCreated } from '#contracts/orders.ts';
import * as is from './json.ts';
import type { OrNull } from './orders.ts';

/** The answer to a created order; a number or sum is null when the answer does not contain it. */
export type NewOrder = OrNull<Pick<OrderCreated, 'number' | 'total_price' | 'amount_due'>> &
  Pick<OrderCreated, 'availability_unconfirmed' | 'letter_withheld'> & {
    /** The path of the order's page. */
    readonly order_url: string | null;
    /** The path of the page where it is paid; null: not online, or not yet. */
    readonly payment_url: string | null;
  };

const readFields = is.shape<NewOrder>({
  number: is.textOrNull,
  ...is.all(is.number, 'total_price amount_due'),
  ...is.all(is.flag, 'availability_unconfirmed letter_withheld'),
  ...is.all(toOrderUrl, 'order_url payment_url'),
});

/** An order is created when the status is 201 or the answer has an `orderId` (spec section 4); otherwise null. */
export const readNewOrder = (status: number, json: unknown): NewOrder | null =>
  status === 201 || is.text(is.fieldsOf(json).orderId) ? readFields(json) : null;

/** Only a path of these pages: an answer cannot lead elsewhere. */
function toOrderUrl(json: unknown): string | null {
  const url = is.text(json);
  return /^\/orders\/t\/[\w-]+(\/pay)?$/.test(url) ? url : null;
}
