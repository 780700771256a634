import { z } from 'zod';
import { providerNames } from '../../payments.ts';
import { receiptFailures, receiptKinds, receiptStates, vatRates } from '../../receipts.ts';
import { fieldErrorsBody, oneLineText, refusalBody, roubles } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { receiptsCalls } from './calls.ts';
import { ofOrder } from './order-payments.ts';

const receipt = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(receiptKinds),
  by: z.enum(['hand', ...providerNames]).describe('hand: by the till of the shop'),
  amount: roubles,
  is_test: z.boolean(),
  state: z.enum(receiptStates),
  failure: z.enum(receiptFailures).nullable(),
  lines: z.array(
    z.object({ name: z.string(), quantity: z.int(), amount: roubles, rate: z.enum(vatRates) }),
  ),
  document: z.string().nullable().describe('Number of the fiscal document'),
  storage: z.string().nullable(),
  sign: z.string().nullable(),
  link: z.string().nullable(),
  who: z.string().nullable().describe('The member of the staff who noted or repeated it'),
  may_repeat: z.boolean().describe('Whether it can be sent again'),
  may_note: z.boolean().describe('Whether its number can be noted by hand'),
});
export type ReceiptOfOrder = z.infer<typeof receipt>;

const orderReceipts = z.object({
  receipts: z.array(receipt).describe('Oldest first'),
  waits_for_money: z
    .boolean()
    .describe('The order was handed over: its last receipt waits for the rest of the money'),
});
export type OrderReceipts = z.infer<typeof orderReceipts>;

const params = ofOrder.extend({ id: z.uuid() });
const changing = {
  200: orderReceipts,
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody,
  ...closed,
};

const LONGEST = 500;

/** The receipts of an order, those that never came to anything left out. */
export const receiptsEndpoints = {
  ofOrder: {
    ...receiptsCalls.ofOrder,
    schema: {
      ...hidden,
      params: ofOrder,
      response: { 200: orderReceipts, 404: refusalBody, ...closed },
    },
  },
  /** Sends a receipt again that was not printed. */
  repeat: { ...receiptsCalls.repeat, schema: { ...hidden, params, response: changing } },
  /** Notes that the till of the shop has printed it. */
  note: {
    ...receiptsCalls.note,
    schema: {
      ...hidden,
      params,
      body: z.strictObject({
        document: oneLineText(20).regex(/^\d+$/).describe('Digits'),
        link: oneLineText(LONGEST)
          .refine((text) => text === '' || (text.startsWith('https://') && URL.canParse(text)))
          .default(''),
      }),
      response: changing,
    },
  },
} as const;
