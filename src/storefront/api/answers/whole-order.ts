import type { OrderDetails, OrderSummary } from '#contracts/orders.ts';
import * as is from './json.ts';
import type { OrNull } from './orders.ts';

type Line = OrderDetails['list_of_products'][number];
export type OrderLine = Omit<Line, 'price'> & OrNull<Pick<Line, 'price'>>;

type Sums = 'amount_due' | 'goods_price' | 'payable' | 'lowered';

/** Pages show them in words. */
export type PromisedDays = 'promised_from' | 'promised_to';

type OrderFields = Omit<
  OrderDetails,
  | keyof OrderSummary
  | 'list_of_products'
  | Sums
  | PromisedDays
  | 'next'
  | 'offers'
  | 'shipment'
  | 'to_pay'
  | 'paid'
>;
/** The fields that the details of an order add to its summary. */
export type WholeOrder = OrderFields &
  OrNull<Pick<OrderDetails, Sums>> & {
    readonly payment_status: OrderDetails['payment_status'];
    readonly list_of_products: readonly OrderLine[];
  };

/** A line needs a name. */
export const readLines = is.list(
  is.adjusted(
    is.shape<OrderLine>({
      name: is.needed(is.text),
      ...is.all(is.text, 'variant_name photo product_slug variant_slug'),
      price: is.number,
      quantity: is.or(is.id, 1),
      product_id: is.or(is.id, 0),
      variant: is.or(is.id, 0),
      readiness: is.textOrNull,
      note: is.textOrNull,
    }),
    (line) => ({
      ...line,
      product_slug: line.product_slug || is.text(line.product_id || ''),
      variant_slug: line.variant_slug || is.text(line.variant || ''),
    }),
  ),
);

/** A charge needs a title and an amount. */
export const readCharges = is.list(
  is.shape<OrderDetails['charges'][number]>({
    kind: is.word,
    title: is.needed(is.text),
    amount: is.needed(is.number),
    reason: is.text,
  }),
);

const readFields = is.shape<WholeOrder>({
  payment_status: is.word,
  list_of_products: readLines,
  charges: readCharges,
  ...is.all(is.number, 'amount_due delivery_cost goods_price payable lowered'),
  payment_method: is.word,
  delivery_type: is.word,
  ...is.all(is.text, 'city address customer_name phone_number email'),
  ...is.all(
    is.textOrNull,
    'department_number pickup_location company comment promise_text placed_promise_text',
  ),
  availability_unconfirmed: is.flag,
});

/** Usable when the answer has an id or a list of products. */
export const readWholeOrder: is.Reader<WholeOrder> = (json) => {
  const { id, list_of_products: lines } = is.fieldsOf(json);
  return is.id(id) === null && !Array.isArray(lines) ? null : readFields(json);
};
