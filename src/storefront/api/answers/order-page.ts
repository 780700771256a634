import type { OrderPage } from '#contracts/order-page.ts';
import { fieldsOf, toList, toNumber, toText } from './json.ts';
import { readStep } from './orders.ts';
import { type OrderLine, readLine } from './whole-order.ts';

type Sums = 'total_price' | 'amount_due' | 'delivery_cost';

/** The order of a link; date and sums are null when the answer does not contain them. */
export type ShownOrder = Omit<OrderPage, Sums | 'creation_date' | 'list_of_products'> & {
  readonly [Sum in Sums]: number | null;
} & { readonly creation_date: string | null; readonly list_of_products: readonly OrderLine[] };

/** Usable when the answer has a number and a list of products. */
export function readOrderPage(json: unknown): ShownOrder | null {
  const order = fieldsOf(json);
  const number = toText(order.number);
  if (!number || !Array.isArray(order.list_of_products)) return null;
  const date = toText(order.creation_date);
  return {
    number,
    status_order: toText(order.status_order) as OrderPage['status_order'],
    status_order_display: toText(order.status_order_display),
    payment_status: toText(order.payment_status) as OrderPage['payment_status'],
    payment_status_display: toText(order.payment_status_display),
    can_cancel: order.can_cancel === true,
    creation_date: Number.isNaN(Date.parse(date)) ? null : date,
    timeline: toList(order.timeline, readStep),
    next: toList(order.next, (text) => toText(text) || null),
    list_of_products: toList(order.list_of_products, readLine),
    total_price: toNumber(order.total_price),
    amount_due: toNumber(order.amount_due),
    delivery_cost: toNumber(order.delivery_cost),
    payment_method: toText(order.payment_method) as OrderPage['payment_method'],
    delivery_type: toText(order.delivery_type) as OrderPage['delivery_type'],
    pickup_location: toText(order.pickup_location) || null,
    customer_name: toText(order.customer_name),
    phone_number: toText(order.phone_number),
    email: toText(order.email),
    city: toText(order.city),
    address: toText(order.address),
    availability_unconfirmed: order.availability_unconfirmed === true,
  };
}
