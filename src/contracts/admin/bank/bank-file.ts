import { z } from 'zod';
import { isOrderNumber } from '../../order-number.ts';
import { calendarDay, fieldErrorsBody, oneLineText, roubles } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { version } from '../payments/order-payments.ts';
import { bankFileCalls } from './calls.ts';
import { bankDoubts, bankKinds, MOST_NOTED, MOST_SHOWN } from './values.ts';

const invoiceNumber = z.int().min(1).max(2_000_000_000);

/** What tells a document of the bank from all others. */
const document = z.object({
  account: z.string().describe('Whose money it is'),
  number: z.string(),
  day: z.iso.date(),
  amount: roubles,
  inn: z.string().describe('Of the payer; empty: not told'),
});

const fit = z.object({
  invoice: z.int(),
  made_on: z.iso.date(),
  order: z.string(),
  version: z.int().describe('Of the order'),
  company: z.string(),
  rest: roubles.describe('What is left of the invoice'),
  doubts: z.array(z.enum(bankDoubts)),
  is_extra: z.boolean().describe('More came than is left of the order'),
});
export type BankFit = z.infer<typeof fit>;

const row = z.object({
  id: z.string(),
  document,
  payer: z.string(),
  purpose: z.string(),
  kind: z.enum(bankKinds),
  fits: z.array(fit).describe('Invoices that it may be for, the likeliest first'),
  noted: z
    .object({ invoice: z.int(), order: z.string() })
    .nullable()
    .describe('Where it is noted already'),
});
export type BankRow = z.infer<typeof row>;

const preview = z.object({
  account: z.string().describe('Of the shop'),
  rows: z.array(row).describe(`At most ${MOST_SHOWN}, by kind`),
  counts: z.record(z.enum(bankKinds), z.int()),
  outgoing: z.int().describe('Documents of other accounts: what the shop has paid, above all'),
  repeated: z.int().describe('Documents that the file has twice'),
});
export type BankPreview = z.infer<typeof preview>;

/** More than a file can say. */
const MOST = 10_000_000_000;

const chosen = z.strictObject({
  account: oneLineText(40),
  number: oneLineText(60).min(1),
  day: calendarDay,
  amount: z.number().min(0.01).max(MOST).multipleOf(0.01),
  inn: oneLineText(20),
  invoice: invoiceNumber,
  order: z.string().refine(isOrderNumber),
  version,
  extra: z.boolean().default(false).describe('The member knows that more came than is left'),
});
export type ChosenDocument = z.infer<typeof chosen>;

const outcome = z.object({
  id: z.string(),
  number: z.string().describe('Of the document'),
  invoice: z.int(),
  order: z.string(),
});

const noted = z.object({
  noted: z.array(outcome),
  refused: z.array(outcome.extend({ detail: z.string() })),
});
export type NotedDocuments = z.infer<typeof noted>;

/** The bank's file `1CClientBankExchange`. It is read, answered and forgotten; what the member has chosen is noted. */
export const bankFileEndpoints = {
  read: {
    ...bankFileCalls.read,
    schema: {
      ...hidden,
      consumes: ['application/octet-stream'],
      response: { 200: preview, 400: fieldErrorsBody, ...closed },
    },
  },
  /** Each document by itself: what is refused keeps no other one back. */
  note: {
    ...bankFileCalls.note,
    schema: {
      ...hidden,
      body: z.strictObject({ documents: z.array(chosen).min(1).max(MOST_NOTED) }),
      response: { 200: noted, 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
