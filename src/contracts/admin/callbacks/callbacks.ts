import { z } from 'zod';
import { placeInTime, typedTime } from '../../days.ts';
import { fieldErrorsBody, refusalBody, storableText, wholeNumber } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { callsCalls } from './calls.ts';
import { callOutcomes, callStates } from './values.ts';

const instant = z.iso.datetime();
const cursor = placeInTime(z.uuid());

export const callsQuery = z.strictObject({
  state: z.enum(callStates).default('open'),
  after: cursor.optional(),
  limit: wholeNumber(1, 100).default(50),
});
export type CallsQuery = z.infer<typeof callsQuery>;

const madeCall = z.object({
  at: instant,
  by: z.string(),
  outcome: z.enum(callOutcomes),
  note: z.string().nullable(),
});

/** A request for a call, and who has called. */
export const callToReturn = z.object({
  id: z.uuid(),
  version: z.int(),
  created_at: instant,
  phone: z.string().describe('+7XXXXXXXXXX for a Russian number, otherwise as typed'),
  email: z.string().nullable(),
  telegram: z.string().nullable(),
  page: z.string().nullable().describe('The path from which the call was asked for'),
  taken_by: z.string().nullable(),
  is_own: z.boolean().describe('Whether the reader has taken it'),
  call_at: instant.nullable().describe('Not before'),
  closed_at: instant.nullable(),
  is_demo: z.boolean().describe('Came with the demo catalogue'),
  calls: z.array(madeCall).describe('Oldest first'),
});
export type CallToReturn = z.infer<typeof callToReturn>;

const one = z.object({ id: z.uuid() });
const refused = {
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody,
  ...closed,
};

/** Requests for a call, as the staff returns them. */
export const callsEndpoints = {
  list: {
    ...callsCalls.list,
    schema: {
      ...hidden,
      querystring: callsQuery,
      response: {
        200: z.object({ calls: z.array(callToReturn), next: cursor.nullable() }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
  take: {
    ...callsCalls.take,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ version: z.int(), taken: z.boolean() }),
      response: { 200: callToReturn, ...refused },
    },
  },
  record: {
    ...callsCalls.record,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        version: z.int(),
        outcome: z.enum(callOutcomes),
        note: storableText(500)
          .trim()
          .nullish()
          .transform((text) => text || null),
        call_at: typedTime.optional().describe('When to call again, by the clock of the shop'),
      }),
      response: { 200: callToReturn, ...refused },
    },
  },
} as const;
