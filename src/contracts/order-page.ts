import { z } from 'zod';
import { orderPageCalls } from './calls/order-page.ts';
import { isEmail } from './customer.ts';
import { normaliseOrderNumber } from './order-number.ts';
import { orderDetails, orderedProduct, orderPromise, orderStep, orderSums } from './orders.ts';
import {
  databaseId,
  detailBody,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  whereGiven,
} from './validation.ts';

/** An order as the holder of a link sees it: contacts and address are masked, the orderer's own words are left out. */
export const orderPage = z
  .object({
    number: z.string(),
    status_order: orderDetails.shape.status_order,
    status_order_display: z.string(),
    payment_status: orderDetails.shape.payment_status,
    payment_status_display: z.string(),
    can_cancel: z.boolean(),
    creation_date: z.string().describe('ISO 8601, UTC'),
    timeline: z.array(orderStep),
    next: orderDetails.shape.next,
    list_of_products: z.array(orderedProduct),
    ...orderSums.shape,
    ...orderPromise.shape,
    offers: orderDetails.shape.offers,
    shipment: orderDetails.shape.shipment,
    total_price: roubles,
    amount_due: roubles,
    paid: orderDetails.shape.paid,
    to_pay: orderDetails.shape.to_pay,
    payment_method: orderDetails.shape.payment_method,
    delivery_type: orderDetails.shape.delivery_type,
    delivery_cost: orderDetails.shape.delivery_cost,
    pickup_location: z.string().nullable(),
    company: z
      .string()
      .nullable()
      .describe('Name and ИНН of the company that buys; an entrepreneur is not named'),
    customer_name: z.string(),
    phone_number: z.string().describe('Masked'),
    email: z.string().describe('Masked'),
    city: z.string(),
    address: z.string().describe('Masked'),
    availability_unconfirmed: orderDetails.shape.availability_unconfirmed,
  })
  .meta({ id: 'OrderPage' });
export type OrderPage = z.infer<typeof orderPage>;

export const orderFind = z.object({
  number: oneLineText(40)
    .min(1)
    .refine(...whereGiven((typed) => normaliseOrderNumber(typed) !== null, 'orderNumber'))
    .transform((typed) => normaliseOrderNumber(typed) ?? typed),
  email: oneLineText(254)
    .min(1)
    .refine(...whereGiven(isEmail, 'email')),
});
export type OrderFind = z.infer<typeof orderFind>;

const tags = ['orders'];
/** Any text: a token that cannot be one is answered like an unknown one. */
const linkToken = z.object({ token: z.string().max(200) });

export const orderPageEndpoints = {
  makeLink: {
    ...orderPageCalls.makeLink,
    schema: {
      tags,
      summary: "A new link to the page of one of the customer's orders",
      params: z.object({ id: databaseId }),
      response: { 200: z.object({ order_url: z.string() }), 401: refusalBody, 404: refusalBody },
    },
  },
  getPage: {
    ...orderPageCalls.getPage,
    schema: {
      tags,
      summary: 'The order of a link',
      params: linkToken,
      response: { 200: orderPage, 404: refusalBody },
    },
  },
  cancel: {
    ...orderPageCalls.cancel,
    schema: {
      tags,
      summary: 'Cancels the order of a link, where its customer may cancel it',
      params: linkToken,
      response: { 200: orderPage, 404: refusalBody, 409: refusalBody },
    },
  },
  find: {
    ...orderPageCalls.find,
    schema: {
      tags,
      summary: 'Sends the link to an order by letter; the same answer whether there is one or not',
      body: orderFind,
      response: { 200: detailBody, 400: fieldErrorsBody },
    },
  },
} as const;
