import { z } from 'zod';
import { toldOrderCalls } from './calls/told-order.ts';
import { shownDocuments } from './legal-documents.ts';
import { deliveryTypes, paymentTypes } from './order-states.ts';
import { orderConflict, orderCreated, orderedProduct, orderSums } from './orders.ts';
import { fieldErrorsBody, refusalBody, roubles } from './validation.ts';

/** An order that the staff have written down, before its customer places it. */
export const toldOrder = z
  .object({
    list_of_products: z.array(orderedProduct),
    ...orderSums.shape,
    calls: z
      .array(z.object({ title: z.string(), reason: z.string() }))
      .describe('Parts that are told by telephone'),
    amount_due: roubles.describe('To be paid first'),
    promise_text: z.string().nullable().describe('When it comes; null: told by telephone'),
    company: z.string().nullable().describe('Name and ИНН of the company that buys'),
    customer_name: z.string(),
    phone_number: z.string().describe('Masked'),
    email: z.string().describe('Masked; may be empty'),
    city: z.string(),
    address: z.string().describe('Masked'),
    delivery_type: z.enum(deliveryTypes),
    payment_method: z.enum(paymentTypes),
    order_url: z.string().nullable().describe('The page of the order once it is placed'),
  })
  .meta({ id: 'ToldOrder' });
export type ToldOrder = z.infer<typeof toldOrder>;

const tags = ['orders'];
const ofLink = z.object({ token: z.string().max(200) });

export const toldOrderEndpoints = {
  get: {
    ...toldOrderCalls.get,
    schema: {
      tags,
      summary: 'An order that the shop has written down for its customer',
      params: ofLink,
      response: { 200: toldOrder, 404: refusalBody },
    },
  },
  place: {
    ...toldOrderCalls.place,
    schema: {
      tags,
      summary:
        'Places an order that the shop has written down; again, it answers 200 with the same order',
      params: ofLink,
      body: z.object({
        consent: z.boolean().nullish(),
        documents: shownDocuments,
        expected_total: roubles.describe('`payable` that the customer saw'),
      }),
      response: {
        200: orderCreated,
        201: orderCreated,
        400: fieldErrorsBody,
        404: refusalBody,
        409: orderConflict,
      },
    },
  },
} as const;
