import { z } from 'zod';
import { providerNames } from '../../payments.ts';
import { fieldErrorsBody, roubles, wholeNumber } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { compareCalls } from './calls.ts';
import { ofPeriod, reportFilter } from './period.ts';
import { comparedColumns, comparedWith, differences } from './values.ts';

const place = wholeNumber(0, 59);

const compareQuery = reportFilter.omit({ trials: true }).extend({
  what: z.enum(comparedWith),
  by: z.enum(providerNames).optional().describe('Whose payments or refunds; none: of all'),
  key: place.describe('The column that tells rows apart, from 0'),
  sum: place,
  date: place.optional(),
  order: place.optional(),
});
export type CompareQuery = z.infer<typeof compareQuery>;

const looked = z.object({
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())).describe('The first ten below the header'),
  total: z.int(),
  guessed: z.partialRecord(z.enum(comparedColumns), z.int()),
});
export type LookedFile = z.infer<typeof looked>;

const sums = z.object({ count: z.int(), sum: roubles });

const differing = z.object({
  key: z.string(),
  order: z.string().describe('Number of the order; empty where it is not known'),
  date: z.string().describe('As the file has it, or by the clock of the shop; empty: not known'),
  theirs: roubles.nullable(),
  ours: roubles.nullable(),
});
export type Differing = z.infer<typeof differing>;

const compared = z.object({
  theirs: sums,
  ours: sums,
  same: sums,
  lists: z.array(
    z.object({
      kind: z.enum(differences),
      count: z.int(),
      theirs: roubles,
      ours: roubles,
      rows: z.array(differing).describe('At most 200; the file has all'),
    }),
  ),
  without_key: z.int().describe('Rows of the file that name nothing'),
  unread: z.object({
    count: z.int(),
    rows: z.array(z.object({ line: z.int(), text: z.string(), reason: z.string() })),
  }),
});
export type Compared = z.infer<typeof compared>;

/** A file of a provider or of an accounting program against the shop. The body is the file; nothing of it is stored. */
export const compareEndpoints = {
  look: {
    ...compareCalls.look,
    schema: {
      ...hidden,
      consumes: ['application/octet-stream'],
      querystring: z.strictObject({ what: z.enum(comparedWith) }),
      response: { 200: looked, 400: fieldErrorsBody, ...closed },
    },
  },
  compare: {
    ...compareCalls.compare,
    schema: {
      ...hidden,
      consumes: ['application/octet-stream'],
      querystring: ofPeriod(compareQuery),
      response: { 200: compared, 400: fieldErrorsBody, ...closed },
    },
  },
  export: {
    ...compareCalls.export,
    schema: {
      ...hidden,
      consumes: ['application/octet-stream'],
      querystring: ofPeriod(compareQuery.extend({ format: z.enum(['csv', 'xlsx']) })),
      response: { 200: z.unknown(), 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
