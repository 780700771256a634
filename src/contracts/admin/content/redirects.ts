import { z } from 'zod';
import { fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { redirectsCalls } from './calls.ts';
import { MOST_REDIRECTS } from './values.ts';

const LONGEST_ADDRESS = 500;

const address = oneLineText(LONGEST_ADDRESS).min(1);

const redirect = z.object({
  address: z.string().describe('Path and query of an address that has no page'),
  target: z.string().describe('A path of the shop'),
  is_own: z.boolean().describe('The shop leads there itself: its page or category was renamed'),
  changed_at: z.iso.datetime().nullable().describe('Null: of those of the shop'),
  changed_by: z.string().nullable(),
});
export type Redirect = z.infer<typeof redirect>;

const redirectsQuery = z.strictObject({
  text: oneLineText(LONGEST_ADDRESS).optional().describe('A part of the address or of the page'),
});
export type RedirectsQuery = z.infer<typeof redirectsQuery>;

const newRedirects = z.strictObject({
  lines: z
    .array(z.strictObject({ address, target: address }))
    .min(1)
    .max(MOST_REDIRECTS),
});
export type NewRedirects = z.infer<typeof newRedirects>;

const refused = { 400: fieldErrorsBody, ...closed };

/** Addresses without a page, which lead to one. */
export const redirectsEndpoints = {
  list: {
    ...redirectsCalls.list,
    schema: {
      ...hidden,
      querystring: redirectsQuery,
      response: {
        200: z.object({
          redirects: z
            .array(redirect)
            .describe('The latest first, those of the shop last, at most two hundred'),
          count: z.int().describe('All that match'),
        }),
        ...refused,
      },
    },
  },
  /** All or none; a known address gets its new page. */
  save: {
    ...redirectsCalls.save,
    schema: {
      ...hidden,
      body: newRedirects,
      response: { 200: z.object({ saved: z.int() }), ...refused },
    },
  },
  remove: {
    ...redirectsCalls.remove,
    schema: {
      ...hidden,
      body: z.strictObject({ address }),
      response: { 204: z.null(), 404: refusalBody, ...refused },
    },
  },
} as const;
