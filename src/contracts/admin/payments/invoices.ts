import { z } from 'zod';
import { emailField } from '../../accounts.ts';
import { isOrderNumber } from '../../order-number.ts';
import { fieldErrorsBody, oneLineText, refusalBody, roubles } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { invoicesCalls } from './calls.ts';
import { invoiceStates } from './invoice-states.ts';
import { amount, ofOrder, version } from './order-payments.ts';

const invoice = z.object({
  number: z.int(),
  state: z.enum(invoiceStates),
  made_on: z.iso.date(),
  who: z.string().nullable(),
  amount: roubles,
  paid: roubles,
  valid_until: z.iso.date(),
  replaced_by: z.int().nullable(),
  is_old: z.boolean().describe('The order or its company has changed since'),
  sent: z.object({ at: z.iso.datetime(), to: z.string() }).nullable(),
});
export type Invoice = z.infer<typeof invoice>;

/** What is missing before an invoice can be made. */
export const invoiceGaps = ['company', 'bank', 'seller', 'other inn', 'nothing left'] as const;
export type InvoiceGap = (typeof invoiceGaps)[number];

const invoices = z.object({
  version: z.int().describe('Of the order'),
  left: roubles,
  email: z.string().describe('Of the order; may be empty'),
  knows_taxes: z.boolean().describe('The taxes of today are set; else an invoice says «Без НДС»'),
  keeps_goods: z.boolean().describe('Its goods are held without money'),
  gaps: z.array(z.enum(invoiceGaps)),
  invoices: z.array(invoice).describe('Latest first'),
});
export type OrderInvoices = z.infer<typeof invoices>;

const read = { 200: invoices, 404: refusalBody, ...closed };
const changing = { ...read, 400: fieldErrorsBody, 409: refusalBody };
const ofInvoice = z.object({ invoice: z.coerce.number().int().min(1).max(2_000_000_000) });

/** Invoices of an order that a company buys. Each answer is the list after the change. */
export const invoicesEndpoints = {
  list: { ...invoicesCalls.list, schema: { ...hidden, params: ofOrder, response: read } },
  /** Takes the next number; those that are open are replaced. */
  make: {
    ...invoicesCalls.make,
    schema: {
      ...hidden,
      params: ofOrder,
      body: z.strictObject({
        version,
        amount: amount.nullable().describe('Null: all that is left'),
        hold: z.boolean().default(false).describe('Whether the goods are kept until it is paid'),
      }),
      response: changing,
    },
  },
  paper: {
    ...invoicesCalls.paper,
    schema: {
      ...hidden,
      params: ofInvoice,
      response: { 200: z.unknown(), 404: refusalBody, ...closed },
    },
  },
  /** Sends it by a letter, as it was printed. */
  send: {
    ...invoicesCalls.send,
    schema: {
      ...hidden,
      params: ofInvoice,
      body: z.strictObject({ email: emailField }),
      response: changing,
    },
  },
  /** Notes money that the bank has brought for it. */
  notePaid: {
    ...invoicesCalls.notePaid,
    schema: {
      ...hidden,
      params: z.object({ number: z.string().refine(isOrderNumber) }).extend(ofInvoice.shape),
      body: z.strictObject({
        version,
        amount,
        document: oneLineText(60).min(1).describe('Number of the payment order'),
        extra: z.boolean().default(false),
      }),
      response: changing,
    },
  },
} as const;
