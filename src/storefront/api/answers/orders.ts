import type { OrderStep, OrderSummary } from '#contracts/orders.ts';
import { fieldsOf, readList, toId, toList, toNumber, toText } from './json.ts';

export type OrNull<Of> = { readonly [Field in keyof Of]: Of[Field] | null };

/** An order of the history; date and sum are null when the answer does not contain them. */
export type ListedOrder = Omit<OrderSummary, 'creation_date' | 'total_price'> &
  OrNull<Pick<OrderSummary, 'creation_date' | 'total_price'>>;

export const readOrders = (json: unknown): ListedOrder[] | null => readList(json, readListedOrder);

/** An order of the history needs an id. */
function readListedOrder(json: unknown): ListedOrder | null {
  const order = fieldsOf(json);
  const id = toId(order.id);
  if (id === null) return null;
  const date = toText(order.creation_date);
  return {
    id,
    number: toText(order.number) || String(id),
    status_order: toText(order.status_order) as OrderSummary['status_order'],
    status_order_display: toText(order.status_order_display),
    payment_status: toText(order.payment_status) as OrderSummary['payment_status'],
    payment_status_display: toText(order.payment_status_display),
    can_cancel: canCancel(order),
    creation_date: Number.isNaN(Date.parse(date)) ? null : date,
    total_price: toNumber(order.total_price),
    list_of_product_images: toList(order.list_of_product_images, readImage),
    timeline: toList(order.timeline, readStep),
  };
}

/** A step needs a title. */
export function readStep(json: unknown): OrderStep | null {
  const step = fieldsOf(json);
  const title = toText(step.title);
  if (!title) return null;
  const { state } = step;
  const time = toText(step.time);
  return {
    title,
    state: state === 'current' || state === 'next' ? state : 'done',
    time: Number.isNaN(Date.parse(time)) ? null : time,
  };
}

/** The value of the answer. Without that field an order can be cancelled while it waits for payment (spec section 4). */
const canCancel = (order: Record<string, unknown>): boolean =>
  typeof order.can_cancel === 'boolean'
    ? order.can_cancel
    : order.payment_status === 'waiting_for_payment';

function readImage(json: unknown): OrderSummary['list_of_product_images'][number] {
  const image = fieldsOf(json);
  return {
    product_id: toId(image.product_id) ?? 0,
    variant_id: toId(image.variant_id) ?? 0,
    photo: toText(image.photo),
  };
}
