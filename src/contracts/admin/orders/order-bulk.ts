import { z } from 'zod';
import { errorCodes } from '../../errors.ts';
import { isOrderNumber } from '../../order-number.ts';
import { orderStatuses } from '../../orders.ts';
import { fieldErrorsBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { orderBulkCalls } from './calls.ts';
import { orderEvent } from './order-events.ts';
import { MOST_AT_ONCE } from './values.ts';

const chosen = z.strictObject({
  number: z.string().refine(isOrderNumber),
  version: z.int().describe('That of the row which was looked at'),
});
export type ChosenOrder = z.infer<typeof chosen>;

/** An order that was not changed, and why. */
const refusedOrder = z.object({
  number: z.string(),
  code: z.enum(errorCodes),
  detail: z.string(),
  last: orderEvent.nullable().optional().describe('Of `order_changed`: what was done last'),
});
export type RefusedOrder = z.infer<typeof refusedOrder>;

const bulkAnswer = z.object({ changed: z.array(z.string()), refused: z.array(refusedOrder) });
export type BulkAnswer = z.infer<typeof bulkAnswer>;

const orders = z.array(chosen).min(1).max(MOST_AT_ONCE);

export const orderBulkEndpoints = {
  /** Gives several orders one status; each by itself, so that one that is refused holds up no other. */
  change: {
    ...orderBulkCalls.change,
    schema: {
      ...hidden,
      body: z.strictObject({
        orders,
        status: z.enum(orderStatuses),
        letter: z.boolean().default(true).describe('Whether the customers are written to'),
      }),
      response: { 200: bulkAnswer, 400: fieldErrorsBody, ...closed },
    },
  },
  /** Takes back the own last step of several orders, each while its ten seconds last. */
  undo: {
    ...orderBulkCalls.undo,
    schema: {
      ...hidden,
      body: z.strictObject({ orders }),
      response: { 200: bulkAnswer, 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
