import type { OrderStep, OrderSummary } from '#contracts/orders.ts';
import * as is from './json.ts';

export type OrNull<Of> = { readonly [Field in keyof Of]: Of[Field] | null };

/** An order of the history; date and sum are null when the answer does not contain them. */
export type ListedOrder = Omit<OrderSummary, 'creation_date' | 'total_price'> &
  OrNull<Pick<OrderSummary, 'creation_date' | 'total_price'>>;

/** A step needs a title. */
export const readSteps = is.list(
  is.shape<OrderStep>({
    title: is.needed(is.text),
    state: is.or(is.oneOf('current', 'next'), 'done'),
    time: is.date,
  }),
);

const readImages = is.list(
  is.shape<OrderSummary['list_of_product_images'][number]>({
    product_id: is.or(is.id, 0),
    variant_id: is.or(is.id, 0),
    photo: is.text,
  }),
);

/** An order of the history needs an id. Without `can_cancel` it can be cancelled while it waits for payment (spec section 4). */
const readListedOrder = is.adjusted(
  is.shape<ListedOrder>({
    id: is.needed(is.id),
    ...is.all(is.text, 'number status_order_display payment_status_display'),
    status_order: is.word,
    payment_status: is.word,
    can_cancel: is.flag,
    creation_date: is.date,
    total_price: is.number,
    list_of_product_images: readImages,
    timeline: readSteps,
  }),
  (order, { can_cancel: stated }) => ({
    ...order,
    number: order.number || String(order.id),
    can_cancel:
      typeof stated === 'boolean' ? stated : order.payment_status === 'waiting_for_payment',
  }),
);

export const readOrders = is.wholeList(readListedOrder);
