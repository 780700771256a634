import { z } from 'zod';
import { isOrderNumber } from '../../order-number.ts';
import { refusalBody, roubles } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { orderPayingCalls } from './calls.ts';
import { changeRefusal } from './order-cards.ts';

const shown = z.object({
  version: z.int().describe('Of the order'),
  state: z
    .enum(['now', 'later', 'nothing', 'not taken'])
    .describe('Whether it can be paid online; later: once it is confirmed'),
  amount: roubles.nullable().describe('Of the next payment'),
  goods: z
    .enum(['held', 'freed', 'not held'])
    .describe('freed: went back on sale, not paid in time; not held: nothing of it is counted'),
  freed_at: z.iso.datetime().nullable(),
  keeps: z.boolean().describe('The goods are held whether it is paid or not'),
  held_until: z.iso
    .datetime()
    .nullable()
    .describe('When they go back on sale unless it is paid; null: they do not'),
});
export type OrderPayingInOffice = z.infer<typeof shown>;

const missing = z.object({
  variant: z.int(),
  product_name: z.string(),
  in_stock: z.int().nullable(),
});

const one = z.object({ number: z.string().refine(isOrderNumber) });
const version = z.int().describe('That of the card which was looked at');

/** What of an order its customer can pay online, and what becomes of its goods meanwhile. */
export const orderPayingOfficeEndpoints = {
  get: {
    ...orderPayingCalls.get,
    schema: { ...hidden, params: one, response: { 200: shown, 404: refusalBody, ...closed } },
  },
  /** Sends a letter with the link to pay. */
  sendLink: {
    ...orderPayingCalls.sendLink,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({}),
      response: { 204: z.null(), 404: refusalBody, 409: refusalBody, 429: refusalBody, ...closed },
    },
  },
  /** `keep`: holds the goods without money. `until term`: until the term of paying. `again`: takes goods anew that went back on sale. */
  holdGoods: {
    ...orderPayingCalls.holdGoods,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ version, hold: z.enum(['keep', 'until term', 'again']) }),
      response: {
        200: shown,
        404: refusalBody,
        409: changeRefusal.extend({
          lines: z.array(missing).optional().describe('Of `out_of_stock`: what is not there'),
        }),
        ...closed,
      },
    },
  },
} as const;
