import { z } from 'zod';
import { fieldErrorsBody, refusalBody, roubles } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { salesCalls } from './calls.ts';
import { ofPeriod, reportFilter } from './period.ts';
import { saleGroups } from './values.ts';

const salesFilter = reportFilter.extend({ group: z.enum(saleGroups) });
export type SalesFilter = z.infer<typeof salesFilter>;

const pieces = z.int().min(0);
const measures = {
  orders: pieces.describe('All that were placed, the cancelled ones too'),
  cancelled: pieces,
  ordered: roubles.describe('Of the orders that are not cancelled'),
  average: roubles
    .nullable()
    .describe('Of the orders that are not cancelled; null: there are none'),
  came: roubles.describe('What came for these orders by the ledger, whenever it came'),
  went_back: roubles,
};

const salesTotals = z.object(measures);
export type SalesTotals = z.infer<typeof salesTotals>;

const salesRow = z.object({
  key: z.string().describe('First day of a part of time, or an id; empty: none'),
  name: z.string().describe('Of a category, product or member; empty: of a part of time, or none'),
  ...measures,
});
export type SalesRow = z.infer<typeof salesRow>;

const sales = z.object({
  rows: z.array(salesRow).describe('Time in its order, all else by what was ordered'),
  is_cut: z.boolean().describe('There are more rows, which the file has'),
  totals: salesTotals,
  left_out: pieces.describe('Orders of the demo'),
});
export type Sales = z.infer<typeof sales>;

/** The orders that were placed in a period, added up. */
export const salesEndpoints = {
  read: {
    ...salesCalls.read,
    schema: {
      ...hidden,
      querystring: ofPeriod(salesFilter),
      response: { 200: sales, 400: fieldErrorsBody, ...closed },
    },
  },
  export: {
    ...salesCalls.export,
    schema: {
      ...hidden,
      querystring: ofPeriod(salesFilter.extend({ format: z.enum(['csv', 'xlsx']) })),
      response: { 200: z.unknown(), 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
} as const;
