import { z } from 'zod';
import { checkFindings, refundStates } from '../../payments.ts';
import { oneLineText, refusalBody, roubles } from '../../validation.ts';
import { hidden } from '../endpoint.ts';
import { onlinePaymentsCalls } from './calls.ts';
import {
  amount,
  answers,
  ofOrder,
  orderPayments,
  paysAgain,
  reason,
  refundedGoods,
  version,
} from './order-payments.ts';

const ofPayment = ofOrder.extend({ id: z.uuid() });

/** What is given back. Of goods and charges the sum is worked out by the shop, and is at most what the payment holds. */
const refunded = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('all').describe('All that the payment can give back') }),
  z.strictObject({ of: z.literal('part'), amount }),
  z.strictObject({ of: z.literal('goods'), ...refundedGoods }),
]);
export type Refunded = z.infer<typeof refunded>;

/** Payments by a provider. Each answer is the money of the order after it. */
export const onlinePaymentsEndpoints = {
  /** Asks the provider about a payment and its refunds. */
  check: {
    ...onlinePaymentsCalls.check,
    schema: {
      ...hidden,
      params: ofPayment,
      response: { ...answers, 200: orderPayments.extend({ found: z.enum(checkFindings) }) },
    },
  },
  /** Begins a payment by СБП, whose QR code the customer scans in the shop. */
  qr: {
    ...onlinePaymentsCalls.qr,
    schema: {
      ...hidden,
      params: ofOrder,
      body: z.strictObject({ part: z.enum(['first', 'rest']) }),
      response: {
        ...answers,
        200: z.object({
          payment: z.uuid(),
          amount: roubles,
          code: z.string().describe('What the QR code says'),
        }),
        503: refusalBody,
      },
    },
  },
  /** Asks the provider of a payment to give money back. */
  refund: {
    ...onlinePaymentsCalls.refund,
    schema: {
      ...hidden,
      params: ofPayment,
      body: z.strictObject({
        version,
        key: z.uuidv4().describe('Of the press: a repeated request makes no second refund'),
        what: refunded,
        reason,
        pays_again: paysAgain,
      }),
      response: {
        ...answers,
        200: orderPayments.extend({
          refund: z.object({
            state: z.enum(refundStates),
            amount: roubles,
            refusal: z.string().nullable(),
          }),
        }),
      },
    },
  },
  /** Notes that a member has dealt with what was to be looked at of a payment, or of a refund of it. */
  settle: {
    ...onlinePaymentsCalls.settle,
    schema: {
      ...hidden,
      params: ofPayment,
      body: z.strictObject({
        version,
        note: oneLineText(300).min(1),
        refund: z.uuid().optional(),
      }),
      response: answers,
    },
  },
} as const;
