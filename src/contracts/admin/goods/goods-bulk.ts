import { z } from 'zod';
import { errorCodes } from '../../errors.ts';
import { bodyId, fieldErrorsBody, slug } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { goodsBulkCalls } from './calls.ts';
import { goodsRow, step } from './goods.ts';
import { goodsFields, MOST_GOODS } from './values.ts';

export const productChange = z.strictObject({
  id: bodyId,
  category: step(slug),
  hidden: step(z.boolean()).describe('Whether the staff hides the product whole'),
  given_back: z
    .boolean()
    .optional()
    .describe('Feeds go on to set the category, as before a change that is undone'),
});
export type ProductChange = z.infer<typeof productChange>;

/** A product that was not changed, and why. */
const refusedProduct = z.object({
  id: z.int(),
  product: z.string(),
  code: z.enum(errorCodes),
  detail: z.string(),
});

/** What is done with a selection of goods, beside the changes of `goods.ts`. */
export const goodsBulkEndpoints = {
  /** Gives fields of goods back to the feeds, or holds them against feeds as they are. Goods that are not there any more are left out. */
  hold: {
    ...goodsBulkCalls.hold,
    schema: {
      ...hidden,
      body: z.strictObject({
        goods: z
          .array(z.strictObject({ id: bodyId, fields: z.array(z.enum(goodsFields)).min(1) }))
          .min(1)
          .max(MOST_GOODS),
        held: z.boolean().describe('false: given back to the feeds'),
      }),
      response: {
        200: z.object({ changed: z.array(goodsRow) }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
  /** Gives products another category, or shows or hides them; each is accepted or refused by itself. */
  products: {
    ...goodsBulkCalls.products,
    schema: {
      ...hidden,
      body: z.strictObject({ changes: z.array(productChange).min(1).max(MOST_GOODS) }),
      response: {
        200: z.object({
          changed: z.array(
            z.object({
              id: z.int(),
              newly_kept: z.boolean().describe('Feeds set the category until this change'),
            }),
          ),
          refused: z.array(refusedProduct),
        }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
} as const;
