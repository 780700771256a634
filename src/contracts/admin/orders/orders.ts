import { z } from 'zod';
import { placeInTime } from '../../days.ts';
import { isOrderNumber } from '../../order-number.ts';
import { deliveryTypes, orderStatuses, paymentStatuses } from '../../orders.ts';
import {
  calendarDay,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { ordersCalls } from './calls.ts';
import { anyCard, changeRefusal } from './order-cards.ts';
import { dueKinds } from './values.ts';

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
  from: calendarDay.optional().describe('First day, by the clock of the shop'),
  to: calendarDay.optional().describe('Last day, by the clock of the shop'),
  tag: oneLineText(40).optional(),
  due: z
    .enum(dueKinds)
    .optional()
    .describe(
      'Orders for which a call, money, goods of a maker, a promised day, a carrier, a delivery, a visit or a price of delivery is due, those that are overpaid or have a receipt that was not printed, and those that are paid and not looked at',
    ),
  sort: z.enum(['oldest']).optional().describe('Without it the latest come first'),
});
export type OrdersFilter = z.infer<typeof ordersFilter>;

/** The place after an order, for the next page: its time and number. */
const cursor = placeInTime(wholeNumber(-2_147_483_648, 2_147_483_647));

export const ordersQuery = ordersFilter.extend({
  after: cursor.optional(),
  limit: wholeNumber(1, 100).default(50),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;

/** What everyone sees who may see orders. */
const rowOfAll = {
  number: z.string(),
  version: z.int(),
  created_at: instant,
  status,
  delivery_type: delivery,
  customer_name: z.string(),
  phone_number: z.string(),
  city: z.string(),
  payment,
  goods: z.string().describe('The first line, in words'),
  more_lines: z.int().describe('How many lines follow it'),
  tags: z.array(z.string()),
  is_demo: z.boolean().describe('Came with the demo catalogue'),
  deliver_on: calendarDay.nullable(),
  next_statuses: z.array(status).describe('Those that this member may choose'),
};

export const orderRow = z.object({
  ...rowOfAll,
  total: roubles.describe('Goods with charges, less the discount'),
  delivery_cost: roubles.nullable(),
});
export type OrderRowOfOffice = z.infer<typeof orderRow>;

export const deliveryRow = z.object({ ...rowOfAll, address: z.string() });
export type DeliveryRow = z.infer<typeof deliveryRow>;

/** A page of the list, as the reader may see it. */
const ordersPage = z.discriminatedUnion('view', [
  z.object({ view: z.literal('whole'), orders: z.array(orderRow), next: cursor.nullable() }),
  z.object({ view: z.literal('delivery'), orders: z.array(deliveryRow), next: cursor.nullable() }),
]);
export type OrdersPage = z.infer<typeof ordersPage>;

const one = z.object({ number: z.string().refine(isOrderNumber) });

export const ordersEndpoints = {
  list: {
    ...ordersCalls.list,
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
    ...ordersCalls.get,
    schema: { ...hidden, params: one, response: { 200: anyCard, 404: refusalBody, ...closed } },
  },
  change: {
    ...ordersCalls.change,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        version: z.int().describe('That of the card which was looked at'),
        status: status.optional(),
        letter: z.boolean().default(true).describe('Whether the customer is written to'),
      }),
      response: {
        200: anyCard,
        400: fieldErrorsBody,
        404: refusalBody,
        409: changeRefusal,
        ...closed,
      },
    },
  },
} as const;
