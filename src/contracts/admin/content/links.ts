import { z } from 'zod';
import { fieldErrorsBody, oneLineText } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { linksCalls } from './link-calls.ts';
import { linkKinds } from './values.ts';

const foundLink = z.object({
  kind: z.enum(linkKinds),
  name: z.string(),
  link: z.string().describe('Its address within the shop'),
});
export type FoundLink = z.infer<typeof foundLink>;

/** Pages of the shop to which a slide, a text or a former address can lead. */
export const linksEndpoints = {
  /** What has the words in its name or address: pages, categories, products, makers, a search for them. Without words pages and categories. */
  find: {
    ...linksCalls.find,
    schema: {
      ...hidden,
      querystring: z.strictObject({ text: oneLineText(200).default('') }),
      response: { 200: z.object({ links: z.array(foundLink) }), 400: fieldErrorsBody, ...closed },
    },
  },
  /** Whether an address leads somewhere. */
  check: {
    ...linksCalls.check,
    schema: {
      ...hidden,
      querystring: z.strictObject({
        link: oneLineText(2000).min(1),
        page: oneLineText(120).optional().describe('The page that is written, which may be new'),
      }),
      response: {
        200: z.object({ fault: z.string().nullable().describe('Null: it leads somewhere') }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
} as const;
