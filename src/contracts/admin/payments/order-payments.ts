import { z } from 'zod';
import { isOrderNumber } from '../../order-number.ts';
import { chargeKinds } from '../../order-states.ts';
import {
  handWays,
  onlineMethods,
  paidBy,
  paymentAttentions,
  paymentMakers,
  paymentPurposes,
  paymentStates,
  refundAttentions,
  shownRefundStates,
} from '../../payments.ts';
import {
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  storableText,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { changeRefusal } from '../orders/order-cards.ts';
import { orderPaymentsCalls } from './calls.ts';

/** The largest sum that is noted at once, roubles. */
const MOST = 100_000_000;

const instant = z.iso.datetime();

const refund = z.object({
  id: z.uuid(),
  at: instant,
  who: z.string().nullable().describe('The member of the staff who asked for it, or noted it'),
  by: z.enum(paidBy).describe('hand: it was noted'),
  amount: roubles,
  reason: z.string(),
  state: z.enum(shownRefundStates),
  refusal: z.string().nullable().describe('Why it was refused and what to do, in words'),
  attention: z.enum(refundAttentions).nullable(),
  may_take_back: z.boolean().describe('Whether this member may take it back now'),
});
export type RefundOfPayment = z.infer<typeof refund>;

const payment = z.object({
  id: z.uuid(),
  at: instant,
  made_by: z.enum(paymentMakers),
  who: z.string().nullable().describe('The member of the staff who noted it'),
  purpose: z.enum(paymentPurposes),
  by: z.enum(paidBy),
  way: z.enum(handWays).nullable().describe('Of what the staff noted; null: not known'),
  amount: roubles,
  charged: roubles.describe('What came of it; 0 where it was taken back'),
  refunded: roubles,
  is_test: z.boolean(),
  document: z.string(),
  note: z.string(),
  taken_back: z.boolean().describe('Was noted by mistake'),
  may_take_back: z.boolean().describe('Whether this member may take it back now'),
  method: z.enum(onlineMethods).nullable().describe('Of a payment by a provider; null: not known'),
  state: z.enum(paymentStates),
  decline: z.string().nullable().describe('Why it did not come, in words'),
  pay_by: instant.nullable().describe('Until when the customer may pay'),
  pending_until: instant.nullable().describe('Until when the provider may take to decide'),
  attention: z.enum(paymentAttentions).nullable(),
  asked_back: roubles.describe('What its provider is asked to give back and has not'),
  refundable: roubles.describe('The most that its provider can give back now'),
  told: z
    .object({
      lines: z.array(z.object({ position: z.int(), amount: roubles })),
      charges: z.array(z.object({ kind: z.enum(chargeKinds), amount: roubles })),
    })
    .describe('What its receipts tell of goods and charges, less refunds'),
  refunds: z.array(refund).describe('Oldest first'),
});
export type PaymentOfOrder = z.infer<typeof payment>;

const rest = roubles.describe(
  'Still to be given back of what a refund was for, whose payment had no more',
);

/** The money of an order, roubles. */
export const orderPayments = z.object({
  version: z.int().describe('Of the order'),
  payments: z.array(payment).describe('Oldest first'),
  payable: roubles,
  paid: roubles.describe('What came, less what went back'),
  lowered: roubles.describe('By how much less the order costs since money was given back for it'),
  left: roubles.describe('To pay; 0 of a cancelled order'),
  overpaid: roubles.describe('Of a cancelled order all that is paid'),
  by_hand: roubles.describe('The most that can be given back by hand'),
  lines: z
    .array(z.object({ position: z.int(), quantity: z.int(), amount: roubles, rest }))
    .describe(
      'Goods that money can still be given back for; `amount`: of the pieces that are left',
    ),
  charges: z
    .array(z.object({ kind: z.enum(chargeKinds), amount: roubles, rest }))
    .describe('The same of charges'),
});
export type OrderPayments = z.infer<typeof orderPayments>;

export const ofOrder = z.object({ number: z.string().refine(isOrderNumber) });
export const version = z.int().describe('That of the card which was looked at');
export const amount = z.number().min(0.01).max(MOST).multipleOf(0.01).describe('Roubles');
export const reason = oneLineText(300).min(1);
export const paysAgain = z
  .boolean()
  .default(false)
  .describe('The customer is to pay the sum again: the order costs no less');
const MOST_LINES = 200;
/** Goods and charges that money is given back for. */
export const refundedGoods = {
  lines: z
    .array(
      z.strictObject({
        position: z.int().min(0),
        quantity: z.int().min(0).describe('0: the rest of what an earlier refund was for'),
      }),
    )
    .max(MOST_LINES)
    .default([]),
  charges: z.array(z.enum(chargeKinds)).max(chargeKinds.length).default([]),
};
const read = { 200: orderPayments, 404: refusalBody, ...closed };
export const answers = { ...read, 400: fieldErrorsBody, 409: changeRefusal };

/** The money of an order, and what the staff note of it by hand. Each answer is the money after the change. */
export const orderPaymentsEndpoints = {
  list: {
    ...orderPaymentsCalls.list,
    schema: { ...hidden, params: ofOrder, response: read },
  },
  /** Notes money that came. */
  note: {
    ...orderPaymentsCalls.note,
    schema: {
      ...hidden,
      params: ofOrder,
      body: z.strictObject({
        version,
        amount,
        way: z.enum(handWays),
        document: oneLineText(60).default('').describe('Number of the paper'),
        note: storableText(300).trim().default(''),
        extra: z
          .boolean()
          .default(false)
          .describe('The sum may be more than is left to pay: without it such a sum is refused'),
      }),
      response: {
        ...answers,
        200: orderPayments.extend({ noted: z.uuid().describe('The new payment') }),
      },
    },
  },
  /** Notes money that went back to the customer, of what came by hand. */
  giveBack: {
    ...orderPaymentsCalls.giveBack,
    schema: {
      ...hidden,
      params: ofOrder,
      body: z.union([
        z.strictObject({ version, amount, reason, pays_again: paysAgain }),
        z.strictObject({
          version,
          payment: z.uuid().describe('Which gives what it holds of the price'),
          goods: z.strictObject(refundedGoods),
          reason,
        }),
      ]),
      response: answers,
    },
  },
  /** Takes back a payment that was noted by mistake. */
  takeBack: {
    ...orderPaymentsCalls.takeBack,
    schema: {
      ...hidden,
      params: ofOrder.extend({ id: z.uuid() }),
      body: z.strictObject({ version, reason }),
      response: answers,
    },
  },
  /** Takes back a refund that was noted by mistake. */
  takeBackRefund: {
    ...orderPaymentsCalls.takeBackRefund,
    schema: {
      ...hidden,
      params: ofOrder.extend({ id: z.uuid(), refund: z.uuid() }),
      body: z.strictObject({ version, reason }),
      response: answers,
    },
  },
} as const;
