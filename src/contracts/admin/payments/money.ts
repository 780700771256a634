import { z } from 'zod';
import { placeInTime } from '../../days.ts';
import {
  handWays,
  onlineMethods,
  paidBy,
  paymentAttentions,
  refundAttentions,
} from '../../payments.ts';
import {
  calendarDay,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  wholeNumber,
} from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { moneyCalls } from './calls.ts';
import { moneyKinds, moneyQueues, moneyStates } from './money-values.ts';

const moneyFilter = z.strictObject({
  text: oneLineText(100)
    .optional()
    .describe('Number of an order, reference of a provider, number of a paper, or a sum'),
  kind: z.enum(moneyKinds).optional(),
  by: z.enum(paidBy).optional(),
  state: z.enum(moneyStates).optional(),
  attention: z.enum(moneyQueues).optional(),
  from: calendarDay.optional().describe('First day, by the clock of the shop'),
  to: calendarDay.optional().describe('Last day, by the clock of the shop'),
});
export type MoneyFilter = z.infer<typeof moneyFilter>;

/** The place after a row, for the next page: its time and id. */
const cursor = placeInTime(z.string().regex(/^[0-9a-f-]{1,40}$/));

const moneyQuery = moneyFilter.extend({
  after: cursor.optional(),
  limit: wholeNumber(1, 100).default(50),
});
export type MoneyQuery = z.infer<typeof moneyQuery>;

/** A payment or a refund of any order. */
const moneyRow = z.object({
  id: z.string(),
  kind: z.enum(moneyKinds),
  at: z.iso.datetime(),
  number: z.string().describe('Of the order'),
  is_demo: z.boolean(),
  by: z.enum(paidBy),
  method: z.enum(onlineMethods).nullable(),
  way: z.enum(handWays).nullable().describe('Of what the staff noted'),
  amount: roubles,
  state: z.enum(moneyStates),
  is_test: z.boolean(),
  attention: z.enum([...paymentAttentions, ...refundAttentions]).nullable(),
  who: z.string().nullable().describe('The member of the staff who noted it, or asked for it'),
  reference: z.string().nullable().describe('What the provider calls it'),
});
export type MoneyRow = z.infer<typeof moneyRow>;

const moneyPage = z.object({
  rows: z.array(moneyRow).describe('The latest first'),
  next: cursor.nullable(),
  sums: z
    .object({ came: roubles, went_back: roubles })
    .nullable()
    .describe('Of all that the filter finds, with its first page'),
});
export type MoneyPage = z.infer<typeof moneyPage>;

/** The payments and refunds of all orders. */
export const moneyEndpoints = {
  list: {
    ...moneyCalls.list,
    schema: {
      ...hidden,
      querystring: moneyQuery,
      response: { 200: moneyPage, 400: fieldErrorsBody, ...closed },
    },
  },
  /** All rows of the filter, as a table that spreadsheets open. */
  export: {
    ...moneyCalls.export,
    schema: {
      ...hidden,
      querystring: moneyFilter.extend({ format: z.enum(['csv', 'xlsx']) }),
      response: { 200: z.unknown(), 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
} as const;
