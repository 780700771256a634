import { z } from 'zod';
import { orderInvoicesCalls } from './calls/order-invoices.ts';
import { databaseId, refusalBody, roubles } from './validation.ts';

/** How an invoice stands for who is to pay it. */
export const shownInvoiceStates = ['open', 'part', 'paid', 'over', 'old'] as const;

/** The invoices of an order that its customer has: those that no other one replaces. */
export const orderInvoices = z
  .object({
    invoices: z
      .array(
        z.object({
          number: z.int(),
          made_on: z.iso.date(),
          valid_until: z.iso.date(),
          amount: roubles,
          state: z
            .enum(shownInvoiceStates)
            .describe('over: not paid in time; old: the order is another one since'),
        }),
      )
      .describe('Latest first'),
  })
  .meta({ id: 'OrderInvoices' });
export type ShownInvoices = z.infer<typeof orderInvoices>;

const tags = ['orders'];
const ofLink = z.object({ token: z.string().max(200) });
const ofOwn = z.object({ id: databaseId });
const invoice = z.coerce.number().int().min(1).max(2_000_000_000);
const unknown = { 404: refusalBody };

export const orderInvoicesEndpoints = {
  get: {
    ...orderInvoicesCalls.get,
    schema: {
      tags,
      summary: 'The invoices of the order of a link; none of an entrepreneur, who is a person',
      params: ofLink,
      response: { 200: orderInvoices, ...unknown },
    },
  },
  paper: {
    ...orderInvoicesCalls.paper,
    schema: {
      tags,
      summary: 'An invoice of the order of a link, as PDF',
      params: ofLink.extend({ invoice }),
      response: { 200: z.unknown(), ...unknown },
    },
  },
  getOwn: {
    ...orderInvoicesCalls.getOwn,
    schema: {
      tags,
      summary: "The invoices of one of the customer's orders",
      params: ofOwn,
      response: { 200: orderInvoices, 401: refusalBody, ...unknown },
    },
  },
  paperOwn: {
    ...orderInvoicesCalls.paperOwn,
    schema: {
      tags,
      summary: "An invoice of one of the customer's orders",
      params: ofOwn.extend({ invoice }),
      response: {
        200: z.object({ pdf: z.base64().describe('The file') }).meta({ id: 'InvoicePaper' }),
        401: refusalBody,
        ...unknown,
      },
    },
  },
} as const;
