import type { OrderDetails, OrderSummary } from '#contracts/orders.ts';
import { fieldsOf, toId, toList, toNumber, toText } from './json.ts';
import type { OrNull } from './orders.ts';

type Line = OrderDetails['list_of_products'][number];
export type OrderLine = Omit<Line, 'price'> & OrNull<Pick<Line, 'price'>>;

type OrderFields = Omit<OrderDetails, keyof OrderSummary | 'list_of_products' | 'amount_due'>;
/** The fields that the details of an order add to its summary. */
export type WholeOrder = OrderFields &
  OrNull<Pick<OrderDetails, 'amount_due'>> & {
    readonly payment_status: OrderDetails['payment_status'];
    readonly list_of_products: readonly OrderLine[];
  };

/** Usable when the answer has an id or a list of products. */
export function readWholeOrder(json: unknown): WholeOrder | null {
  const order = fieldsOf(json);
  if (toId(order.id) === null && !Array.isArray(order.list_of_products)) return null;
  return {
    payment_status: toText(order.payment_status) as WholeOrder['payment_status'],
    list_of_products: toList(order.list_of_products, readLine),
    amount_due: toNumber(order.amount_due),
    payment_method: toText(order.payment_method) as WholeOrder['payment_method'],
    delivery_type: toText(order.delivery_type) as WholeOrder['delivery_type'],
    delivery_cost: toNumber(order.delivery_cost),
    city: toText(order.city),
    address: toText(order.address),
    department_number: toText(order.department_number) || null,
    pickup_location: toText(order.pickup_location) || null,
    customer_name: toText(order.customer_name),
    phone_number: toText(order.phone_number),
    email: toText(order.email),
    comment: toText(order.comment) || null,
    availability_unconfirmed: order.availability_unconfirmed === true,
  };
}

/** A line needs a name. */
export function readLine(json: unknown): OrderLine | null {
  const line = fieldsOf(json);
  const [product, variant] = [toId(line.product_id) ?? 0, toId(line.variant) ?? 0];
  const name = toText(line.name);
  if (!name) return null;
  return {
    name,
    variant_name: toText(line.variant_name),
    photo: toText(line.photo),
    price: toNumber(line.price),
    quantity: toId(line.quantity) ?? 1,
    product_id: product,
    variant,
    product_slug: toText(line.product_slug) || toText(product || ''),
    variant_slug: toText(line.variant_slug) || toText(variant || ''),
    readiness: toText(line.readiness) || null,
  };
}
