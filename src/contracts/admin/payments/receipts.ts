import { z } from 'zod';
import { typedTime } from '../../days.ts';
import { providerNames } from '../../payments.ts';
import { receiptFailures, receiptKinds, receiptStates, vatRates } from '../../receipts.ts';
import {
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  whereGiven,
} from '../../validation.ts';
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
  is_needless: z.boolean().describe('A company has paid from its account: nothing is printed'),
  state: z.enum(receiptStates),
  failure: z.enum(receiptFailures).nullable(),
  code: z.string().nullable().describe('What the till said when it refused it'),
  lines: z.array(
    z.object({ name: z.string(), quantity: z.int(), amount: roubles, rate: z.enum(vatRates) }),
  ),
  document: z.string().nullable().describe('Number of the fiscal document'),
  storage: z.string().nullable(),
  sign: z.string().nullable(),
  link: z.string().nullable(),
  printed_at: z.iso.datetime().nullable(),
  who: z.string().nullable().describe('The member of the staff who noted or repeated it'),
  may_repeat: z.boolean().describe('Whether it can be sent again'),
  may_note: z.boolean().describe('Whether its number can be noted by hand'),
  may_correct: z.boolean().describe('Whether what was noted by hand can be changed'),
});
export type ReceiptOfOrder = z.infer<typeof receipt>;

const orderReceipts = z.object({
  receipts: z.array(receipt).describe('Oldest first'),
  closing: z
    .enum(['soon', 'waits_for_money'])
    .nullable()
    .describe('The order was handed over: what the receipt of that waits for'),
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
/** Of numbers: what is longer is refused by its field. */
const MOST_TYPED = 60;
const isLink = (text: string) => text.startsWith('https://') && URL.canParse(text);

const noted = z.strictObject({
  at: typedTime
    .optional()
    .describe('When it was printed, by the clock of the shop. Default: now, or as it was noted'),
  storage: oneLineText(MOST_TYPED)
    .refine(...whereGiven((text) => /^\d{16}$/.test(text), 'fiscalStorage'))
    .default(''),
  document: oneLineText(MOST_TYPED)
    .min(1)
    .refine(...whereGiven((text) => /^\d{1,20}$/.test(text), 'receiptNumber')),
  sign: oneLineText(MOST_TYPED)
    .refine(...whereGiven((text) => /^\d{1,10}$/.test(text), 'fiscalSign'))
    .default(''),
  link: oneLineText(LONGEST)
    .refine(...whereGiven(isLink, 'receiptLink'))
    .default(''),
});
export type NotedReceipt = z.infer<typeof noted>;

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
      body: noted,
      response: changing,
    },
  },
  /** Changes what was noted of it. */
  correct: {
    ...receiptsCalls.correct,
    schema: { ...hidden, params, body: noted, response: changing },
  },
} as const;
