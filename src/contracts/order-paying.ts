import { z } from 'zod';
import { orderPayingCalls } from './calls/order-paying.ts';
import { paidParts, payingWays } from './paying-ways.ts';
import { fieldErrorsBody, refusalBody, roubles } from './validation.ts';

const told = z.object({ happened: z.string(), next: z.string() });

/** What is to be paid of an order, and how. */
export const orderPaying = z
  .object({
    number: z.string(),
    state: z
      .enum(['now', 'later', 'nothing', 'cancelled', 'not taken'])
      .describe('later: once the manager has confirmed the order; nothing: all is paid'),
    payable: roubles,
    paid: roubles,
    left: roubles,
    choices: z
      .array(
        z.object({
          part: z.enum(paidParts),
          amount: roubles,
          payments: z.int().describe('So many of this size until all is paid'),
          ways: z.array(z.enum(payingWays)).describe('By which so much can be paid at once'),
        }),
      )
      .describe('Empty where nothing can be paid now'),
    own: z
      .object({ least: roubles, most: roubles })
      .nullable()
      .describe('Another sum that may be paid; null: none'),
    provider: z.string().describe('Whose page the customer goes to; may be empty'),
    is_test: z.boolean().describe('No money moves'),
    waiting: z
      .object({ amount: roubles, until: z.iso.datetime().nullable() })
      .nullable()
      .describe('A payment that a bank has not decided on'),
    declined: told.nullable().describe('Why the last payment was not taken'),
    offered: z
      .boolean()
      .describe('A change of the order waits for an answer: the sum may become another'),
    without_delivery: z
      .boolean()
      .describe('What delivery costs is not agreed yet: it comes on top of the sum'),
  })
  .meta({ id: 'OrderPaying' });
export type OrderPaying = z.infer<typeof orderPaying>;

/** What is known of one payment. Nothing of its order is told. */
export const paymentCheck = z
  .object({
    state: z
      .enum(['checking', 'waiting', 'paid', 'declined'])
      .describe('waiting: a bank takes its time to decide'),
    amount: roubles,
    until: z.iso.datetime().nullable().describe('Until when the bank may take'),
    is_test: z.boolean(),
    told: told.nullable().describe('Of `declined`: why'),
  })
  .meta({ id: 'PaymentCheck' });
export type PaymentCheck = z.infer<typeof paymentCheck>;

/** Goods that are not there any more. */
export const missing = z.object({
  variant: z.int(),
  product_name: z.string(),
  in_stock: z
    .int()
    .nullable()
    .describe('Pieces in stock if there are at most five; otherwise null'),
});

const tags = ['orders'];
const linkToken = z.object({ token: z.string().max(200) });

export const orderPayingEndpoints = {
  terms: {
    ...orderPayingCalls.terms,
    schema: {
      tags,
      summary: 'How the shop takes payments online',
      response: {
        200: z.object({
          note: z.string().describe('In words; empty where it takes none'),
          only_whole: z.boolean().describe('An order is paid online as a whole alone'),
          may_play: z.boolean().describe('A demo: paying can be tried, and no money moves'),
        }),
      },
    },
  },
  get: {
    ...orderPayingCalls.get,
    schema: {
      tags,
      summary: 'What is to be paid of the order of a link; changes nothing',
      params: linkToken,
      response: { 200: orderPaying, 404: refusalBody },
    },
  },
  pay: {
    ...orderPayingCalls.pay,
    schema: {
      tags,
      summary: 'Begins a payment of the order of a link, or finds the one that can still be paid',
      params: linkToken,
      body: z.strictObject({
        part: z.enum(paidParts).optional(),
        amount: roubles
          .positive()
          .multipleOf(0.01)
          .optional()
          .describe('Another sum; either it or `part`'),
      }),
      response: {
        200: z.object({
          payment: z.uuid(),
          pay_url: z.string().describe('The page of the provider, to which the customer goes'),
        }),
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody.extend({
          lines: z
            .array(missing)
            .optional()
            .describe('Of `out_of_stock`: goods that are not there any more. Nothing was paid'),
        }),
        503: refusalBody,
      },
    },
  },
  play: {
    ...orderPayingCalls.play,
    schema: {
      tags,
      summary: 'Plays a payment of the order of a link, in a demo that only this machine sees',
      params: linkToken,
      body: z.strictObject({ part: z.enum(['first', 'rest']) }),
      response: { 204: z.null(), 404: refusalBody, 409: refusalBody },
    },
  },
  check: {
    ...orderPayingCalls.check,
    schema: {
      tags,
      summary: 'Asks the provider about a payment; answers what is known of it',
      params: z.object({ id: z.uuid() }),
      response: { 200: paymentCheck, 404: refusalBody },
    },
  },
} as const;
