import { z } from 'zod';
import { databaseId, fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { productDeletionCalls } from './calls.ts';
import { productEndpoints } from './products.ts';

const one = z.object({ id: databaseId });

/** Where the address of a deleted product leads: it says what the product was, or redirects to a category or another product. */
const leadsTo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nowhere') }),
  z.strictObject({ kind: z.literal('category'), category: oneLineText(120) }),
  z.strictObject({
    kind: z.literal('product'),
    product: oneLineText(300).describe('Article or address'),
  }),
]);
export type LeadsTo = z.infer<typeof leadsTo>;

export const productDeletionEndpoints = {
  /** The source that has the product still; null: none, and it can be deleted. */
  source: {
    ...productDeletionCalls.source,
    schema: {
      ...hidden,
      params: one,
      response: {
        200: z.object({ source: z.string().nullable() }),
        400: fieldErrorsBody,
        404: refusalBody,
        ...closed,
      },
    },
  },
  delete: {
    ...productDeletionCalls.delete,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ version: z.string().max(64), leads_to: leadsTo }),
      response: {
        204: z.null(),
        400: fieldErrorsBody,
        404: refusalBody,
        409: productEndpoints.save.schema.response[409],
        ...closed,
      },
    },
  },
} as const;
