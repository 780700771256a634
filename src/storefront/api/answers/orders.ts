import type { OrderCreated, OrderDetails, OrderStep, OrderSummary } from '#contracts/orders.ts';
import { fieldsOf, readList, toId, toList, toNumber, toText } from './json.ts';

type OrNull<Of> = { readonly [Field in keyof Of]: Of[Field] | null };

/** The answer to a created order; a number or sum is null when the answer does not contain it. */
export type NewOrder = OrNull<Pick<OrderCreated, 'number' | 'total_price' | 'amount_due'>> &
  Pick<OrderCreated, 'availability_unconfirmed' | 'letter_withheld'> & {
    /** The path of the order's page. */
    readonly order_url: string | null;
  };

/** An order of the history; date and sum are null when the answer does not contain them. */
export type ListedOrder = Omit<OrderSummary, 'creation_date' | 'total_price'> &
  OrNull<Pick<OrderSummary, 'creation_date' | 'total_price'>>;

type Line = OrderDetails['list_of_products'][number];
export type OrderLine = Omit<Line, 'price'> & OrNull<Pick<Line, 'price'>>;

type OrderFields = Omit<OrderDetails, keyof OrderSummary | 'list_of_products' | 'amount_due'>;
/** The fields that the details of an order add to its summary. */
export type WholeOrder = OrderFields &
  OrNull<Pick<OrderDetails, 'amount_due'>> & {
    readonly payment_status: OrderDetails['payment_status'];
    readonly list_of_products: readonly OrderLine[];
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
