import { z } from 'zod';
import { payingTerms } from '../../paying-terms.ts';
import { fieldErrorsBody, refusalBody } from '../../validation.ts';
import { lastChange, versionNumber } from '../content/content-version.ts';
import { closed, hidden } from '../endpoint.ts';
import { payingTermsCalls } from './calls.ts';

const stored = z.object({
  terms: payingTerms,
  whole_by_till: z
    .boolean()
    .describe('The till knows whole payments alone, whatever the terms say'),
  ...lastChange.shape,
  categories: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type StoredPayingTerms = z.infer<typeof stored>;

/** When and in what parts customers pay online. */
export const payingTermsEndpoints = {
  get: { ...payingTermsCalls.get, schema: { ...hidden, response: { 200: stored, ...closed } } },
  save: {
    ...payingTermsCalls.save,
    schema: {
      ...hidden,
      body: payingTerms.extend({ version: versionNumber }),
      response: {
        200: stored,
        400: fieldErrorsBody,
        409: refusalBody.extend({ now: stored.optional() }),
        ...closed,
      },
    },
  },
} as const;
