import { z } from 'zod';
import { fieldErrorsBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { searchesCalls } from './calls.ts';
import { searchDays, searchKinds } from './values.ts';

const asked = z.object({
  text: z.string().describe('In small letters'),
  asked: z.int(),
  opened: z.int().describe('How often one of the goods was opened from the result'),
  found: z.int().describe('Goods that the last of them found'),
});
export type AskedText = z.infer<typeof asked>;

export const searchesQuery = z.strictObject({
  days: z.enum(searchDays).default('30').describe('So many days up to today'),
  kind: z.enum(searchKinds).optional(),
});
export type SearchesQuery = z.infer<typeof searchesQuery>;

/** What visitors search for. */
export const searchesEndpoints = {
  list: {
    ...searchesCalls.list,
    schema: {
      ...hidden,
      querystring: searchesQuery,
      response: {
        200: z.object({
          searches: z.array(asked).describe('The most frequent ones first, at most two hundred'),
          asked: z.int().describe('All searches of these days'),
          nothing: z.int().describe('Of them, those that found nothing'),
          unopened: z.int().describe('Those that found something of which nothing was opened'),
        }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
} as const;
