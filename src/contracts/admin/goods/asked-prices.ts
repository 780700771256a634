import { z } from 'zod';
import { fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { MOST_CHANGES } from '../imports/values.ts';
import { askedPricesCalls } from './calls.ts';

/** Of one source. */
const askedPrices = z.object({
  source: z.string(),
  count: z.int(),
  since: z.iso.datetime({ offset: true }),
  until: z.iso
    .datetime({ offset: true })
    .describe('An answer is to those that were asked until then'),
  first: z
    .array(z.object({ article: z.string(), name: z.string(), from: z.number(), to: z.number() }))
    .max(MOST_CHANGES)
    .describe('The largest changes first'),
});
export type AskedPrices = z.infer<typeof askedPrices>;

/** Prices of nightly feeds that the shop did not take by itself, since they change too much. */
export const askedPricesEndpoints = {
  list: {
    ...askedPricesCalls.list,
    schema: {
      ...hidden,
      response: { 200: z.object({ asked: z.array(askedPrices) }), ...closed },
    },
  },
  /** Takes the prices of a source, or keeps those of the shop until the source says others. */
  answer: {
    ...askedPricesCalls.answer,
    schema: {
      ...hidden,
      body: z.strictObject({
        source: oneLineText(200).min(1),
        accept: z.boolean(),
        until: z.iso.datetime({ offset: true }),
      }),
      response: {
        200: z.object({ answered: z.int() }),
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody,
        ...closed,
      },
    },
  },
} as const;
