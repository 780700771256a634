import { z } from 'zod';
import { placeInTime } from '../../days.ts';
import { handWays, onlineMethods, paidBy, providerNames } from '../../payments.ts';
import { receiptKinds, vatRates } from '../../receipts.ts';
import {
  calendarDay,
  fieldErrorsBody,
  refusalBody,
  roubles,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { registerCalls } from './calls.ts';
import { ofPeriod, reportFilter } from './period.ts';
import { registerKinds, registerLevels } from './values.ts';

const registerFilter = reportFilter.extend({ by: z.enum(paidBy).optional() });
export type RegisterFilter = z.infer<typeof registerFilter>;

const pieces = z.int().min(0);
const sums = {
  payments: pieces,
  came: roubles,
  refunds: pieces,
  went_back: roubles,
  fee: roubles.nullable().describe('What the provider has taken, with VAT; null: it tells of none'),
  fee_vat: roubles.nullable().describe('The part of the fee that is VAT'),
  fee_unknown: pieces.describe('Payments of a provider whose fee it has not told'),
  net: z.number().describe('What came without what went back and the fees that are known'),
};

/** The money of one day that came by one provider, or was noted by hand. */
const registerDay = z.object({ day: calendarDay, by: z.enum(paidBy), ...sums });
export type RegisterDay = z.infer<typeof registerDay>;

const registerTotals = z.object(sums);
export type RegisterTotals = z.infer<typeof registerTotals>;

const registerDays = z.object({
  days: z.array(registerDay).describe('Days without money are left out'),
  totals: registerTotals,
  vats: z
    .array(z.object({ percent: z.number(), fee: roubles, vat: roubles }))
    .describe('Fees by the rate of their VAT; 0: without'),
  left_out: pieces.describe('Payments and refunds that are tests or of the demo'),
});
export type RegisterDays = z.infer<typeof registerDays>;

const cursor = placeInTime(z.string().regex(/^\d{1,18}$/));

/** One payment or refund. */
const registerRow = z.object({
  id: z.string(),
  kind: z.enum(registerKinds),
  at: z.iso.datetime(),
  number: z.string().describe('Of the order'),
  by: z.enum(paidBy),
  method: z.enum(onlineMethods).nullable(),
  way: z.enum(handWays).nullable().describe('Of what the staff noted'),
  reference: z.string().nullable().describe('What the provider calls it, or the number of a paper'),
  amount: roubles,
  fee: roubles.nullable(),
  fee_vat: roubles.nullable(),
  vat_percent: z.number().nullable(),
  is_trial: z.boolean(),
});
export type RegisterRow = z.infer<typeof registerRow>;

const registerRows = z.object({ rows: z.array(registerRow), next: cursor.nullable() });
export type RegisterRows = z.infer<typeof registerRows>;

/** Receipts of a day, of one kind and one till, at one rate of VAT: parts of receipts at another rate stand in another row. */
const receiptsOfDay = z.object({
  day: calendarDay.describe('On which they were printed'),
  kind: z.enum(receiptKinds),
  by: z.enum(['hand', ...providerNames]).describe('Whose payment it goes with'),
  is_noted: z.boolean().describe('The staff have noted its number'),
  rate: z.enum(vatRates),
  receipts: pieces,
  amount: roubles,
  vat: roubles,
});
export type ReceiptsOfDay = z.infer<typeof receiptsOfDay>;

const receiptDays = z.object({ rows: z.array(receiptsOfDay) });
export type ReceiptDays = z.infer<typeof receiptDays>;

/** The money by the days of the shop, for the accountant. */
export const registerEndpoints = {
  days: {
    ...registerCalls.days,
    schema: {
      ...hidden,
      querystring: ofPeriod(registerFilter),
      response: { 200: registerDays, 400: fieldErrorsBody, ...closed },
    },
  },
  /** The payments and refunds behind the days, the first of them first. */
  rows: {
    ...registerCalls.rows,
    schema: {
      ...hidden,
      querystring: ofPeriod(
        registerFilter.extend({
          after: cursor.optional(),
          limit: wholeNumber(1, 100).default(50),
        }),
      ),
      response: { 200: registerRows, 400: fieldErrorsBody, ...closed },
    },
  },
  /** The receipts that tills have printed. */
  receipts: {
    ...registerCalls.receipts,
    schema: {
      ...hidden,
      querystring: ofPeriod(registerFilter),
      response: { 200: receiptDays, 400: fieldErrorsBody, ...closed },
    },
  },
  export: {
    ...registerCalls.export,
    schema: {
      ...hidden,
      querystring: ofPeriod(
        registerFilter.extend({
          level: z.enum(registerLevels),
          format: z.enum(['csv', 'xlsx']),
        }),
      ),
      response: { 200: z.unknown(), 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
} as const;
