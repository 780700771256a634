import { z } from 'zod';
import { isOrderNumber } from '../order-number.ts';
import {
  deliveryTypes,
  orderedProduct,
  orderStatuses,
  paymentStatuses,
  paymentTypes,
} from '../orders.ts';
import { fieldErrorsBody, oneLineText, refusalBody, roubles, wholeNumber } from '../validation.ts';
import { access, closed, hidden } from './endpoint.ts';
import { adminPaths } from './paths.ts';

const status = z.enum(orderStatuses);
const payment = z.enum(paymentStatuses);
const delivery = z.enum(deliveryTypes);
const instant = z.iso.datetime();

export const ordersFilter = z.strictObject({
  text: oneLineText(100)
    .optional()
    .describe('Number, phone digits, name, e-mail, address or article; each word begins one'),
  status: status.optional(),
  payment: payment.optional(),
  delivery: delivery.optional(),
  from: z.iso.date().optional().describe('First day, by the clock of the shop'),
  to: z.iso.date().optional().describe('Last day, by the clock of the shop'),
  sort: z.enum(['oldest']).optional().describe('Without it the latest come first'),
});
export type OrdersFilter = z.infer<typeof ordersFilter>;

/** The place after an order, for the next page: its time and number. */
const cursor = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z_\d{1,10}$/);

export const ordersQuery = ordersFilter.extend({
  after: cursor.optional(),
  limit: wholeNumber(1, 100).default(50),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;

/** What everyone sees who may see orders. */
const rowOfAll = {
  number: z.string(),
  created_at: instant,
  status,
  delivery_type: delivery,
  customer_name: z.string(),
  phone_number: z.string(),
  city: z.string(),
  goods: z.string().describe('The first line, in words'),
  more_lines: z.int().describe('How many lines follow it'),
};

export const orderRow = z.object({
  ...rowOfAll,
  payment,
  total: roubles,
  delivery_cost: roubles.nullable(),
});
export type OrderRowOfOffice = z.infer<typeof orderRow>;

export const deliveryRow = z.object({ ...rowOfAll, address: z.string() });
export type DeliveryRow = z.infer<typeof deliveryRow>;

/** Who made a change: the name of a member of the staff, where it was one. */
const orderEvent = z.object({
  at: instant,
  actor: z.enum(['customer', 'shop', 'term']),
  by: z.string().nullable(),
  status: status.nullable(),
  payment: payment.nullable(),
  delivery_cost: roubles.nullable(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

const line = orderedProduct.extend({
  code: z.string(),
  from_stock: z.int().nullable().describe('Pieces that were taken from stock; null: not counted'),
});
export type OrderLineOfOffice = z.infer<typeof line>;

const cardOfAll = {
  number: z.string(),
  version: z.int(),
  created_at: instant,
  status,
  delivery_type: delivery,
  customer_name: z.string(),
  phone_number: z.string(),
  city: z.string(),
  address: z.string(),
  department_number: z.string().nullable(),
  comment: z.string().nullable(),
  next_statuses: z.array(status).describe('Those that this member may choose'),
};

const earlierOrder = z.object({ number: z.string(), created_at: instant, status, total: roubles });

/** An order as those see it who speak with customers. */
export const orderCard = z.object({
  view: z.literal('whole'),
  ...cardOfAll,
  lines: z.array(line),
  payment,
  payment_type: z.enum(paymentTypes),
  total: roubles,
  amount_due: roubles,
  delivery_cost: roubles.nullable(),
  email: z.string(),
  telegram: z.string().nullable(),
  whatsapp: z.string().nullable(),
  has_account: z.boolean(),
  availability_unconfirmed: z.boolean(),
  letter_withheld: z.boolean(),
  next_payments: z.array(payment),
  events: z.array(orderEvent).describe('Oldest first'),
  earlier: z.array(earlierOrder).describe('Other orders of the same phone number, latest first'),
});
export type OrderCard = z.infer<typeof orderCard>;

/** An order as those see it who collect and carry it: no sums, no e-mail. */
export const deliveryCard = z.object({
  view: z.literal('delivery'),
  ...cardOfAll,
  lines: z.array(line.omit({ price: true })),
});
export type DeliveryCard = z.infer<typeof deliveryCard>;

/** A page of the list, as the reader may see it. */
const ordersPage = z.discriminatedUnion('view', [
  z.object({ view: z.literal('whole'), orders: z.array(orderRow), next: cursor.nullable() }),
  z.object({ view: z.literal('delivery'), orders: z.array(deliveryRow), next: cursor.nullable() }),
]);
export type OrdersPage = z.infer<typeof ordersPage>;

const anyCard = z.discriminatedUnion('view', [orderCard, deliveryCard]);
const one = z.object({ number: z.string().refine(isOrderNumber) });

export const ordersEndpoints = {
  list: {
    method: 'GET',
    url: adminPaths.orders,
    ...access({ access: 'orders.read' }),
    schema: {
      ...hidden,
      querystring: ordersQuery,
      response: {
        200: ordersPage,
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
  get: {
    method: 'GET',
    url: adminPaths.order,
    ...access({ access: 'orders.read' }),
    schema: { ...hidden, params: one, response: { 200: anyCard, 404: refusalBody, ...closed } },
  },
  change: {
    method: 'PUT',
    url: adminPaths.order,
    ...access({ access: 'orders.change' }),
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        version: z.int().describe('That of the card which was looked at'),
        status: status.optional(),
        payment: payment.optional(),
        delivery_cost: roubles.max(10_000_000).multipleOf(0.01).optional(),
        letter: z.boolean().default(true).describe('Whether the customer is written to'),
      }),
      response: {
        200: anyCard,
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody.extend({ last: orderEvent.nullable() }),
        ...closed,
      },
    },
  },
} as const;
