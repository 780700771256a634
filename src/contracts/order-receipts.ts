import { z } from 'zod';
import { orderReceiptsCalls } from './calls/order-receipts.ts';
import { receiptKinds } from './receipts.ts';
import { databaseId, refusalBody, roubles } from './validation.ts';

/** The receipts of an order that its customer has: those that a till has printed. */
export const orderReceipts = z
  .object({
    receipts: z
      .array(
        z.object({
          kind: z.enum(receiptKinds).describe('closing: at the handover of the goods'),
          amount: roubles,
          at: z.iso.datetime(),
          document: z.string().nullable().describe('Number of the fiscal document'),
          storage: z.string().nullable().describe('Number of the fiscal storage'),
          sign: z.string().nullable().describe('Fiscal sign'),
          link: z.string().nullable(),
        }),
      )
      .describe('Oldest first'),
    closes_soon: z
      .boolean()
      .describe('The order was handed over: the receipt of that is being printed'),
  })
  .meta({ id: 'OrderReceipts' });
export type OrderReceipts = z.infer<typeof orderReceipts>;

const tags = ['orders'];

export const orderReceiptsEndpoints = {
  get: {
    ...orderReceiptsCalls.get,
    schema: {
      tags,
      summary: 'The receipts of the order of a link',
      params: z.object({ token: z.string().max(200) }),
      response: { 200: orderReceipts, 404: refusalBody },
    },
  },
  getOwn: {
    ...orderReceiptsCalls.getOwn,
    schema: {
      tags,
      summary: "The receipts of one of the customer's orders",
      params: z.object({ id: databaseId }),
      response: { 200: orderReceipts, 401: refusalBody, 404: refusalBody },
    },
  },
} as const;
