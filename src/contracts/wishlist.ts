import { z } from 'zod';
import { wishlistCalls } from './calls/wishlist.ts';
import { bodyId, databaseId, fieldErrorsBody, refusalBody, roubles } from './validation.ts';

export const wishlistEntry = z
  .object({
    id: z.int(),
    product_variant: z.object({
      id: z.int(),
      slug: z.string(),
      product: z.object({ id: z.int(), slug: z.string() }),
      product_name: z.string(),
      variant_name: z.string(),
      price: roubles,
      photo: z.string(),
      product_photo: z.string(),
      available: z.boolean().describe('false: no longer sold'),
      sold_out: z.boolean().describe('true: out of stock'),
    }),
  })
  .meta({ id: 'WishlistEntry' });
export type WishlistEntry = z.infer<typeof wishlistEntry>;

const wishlist = z.array(wishlistEntry);
const variantIds = z.object({ product_variant_ids: z.array(bodyId).max(500) });

const tags = ['wishlist'];
const signedInOnly = { 401: refusalBody };
const badRequest = { 400: fieldErrorsBody };

export const wishlistEndpoints = {
  list: {
    ...wishlistCalls.list,
    schema: {
      tags,
      summary: 'The wishlist, latest first',
      response: { 200: wishlist, ...signedInOnly },
    },
  },
  add: {
    ...wishlistCalls.add,
    schema: {
      tags,
      summary: 'Adds a variant; one that is there already answers 200',
      body: z.object({ product_variant_id: bodyId }),
      response: { 200: wishlistEntry, 201: wishlistEntry, ...badRequest, ...signedInOnly },
    },
  },
  remove: {
    ...wishlistCalls.remove,
    schema: {
      tags,
      summary: 'Removes an entry',
      params: z.object({ id: databaseId }),
      response: { 204: z.null(), 404: refusalBody, ...signedInOnly },
    },
  },
  clear: {
    ...wishlistCalls.clear,
    schema: { tags, summary: 'Removes every entry', response: { 200: wishlist, ...signedInOnly } },
  },
  merge: {
    ...wishlistCalls.merge,
    schema: {
      tags,
      summary: 'Adds variants; unknown ones are passed over',
      body: variantIds,
      response: { 200: wishlist, ...badRequest, ...signedInOnly },
    },
  },
  bulkUpdate: {
    ...wishlistCalls.bulkUpdate,
    schema: {
      tags,
      summary: 'Makes these variants the wishlist; unknown ones are passed over',
      body: variantIds,
      response: { 200: wishlist, ...badRequest, ...signedInOnly },
    },
  },
} as const;
