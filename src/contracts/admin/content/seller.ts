import { z } from 'zod';
import { closed, hidden } from '../endpoint.ts';
import { sellerCalls } from './calls.ts';

/** Who sells, as papers name it. */
export const seller = z.object({
  shop: z.string(),
  name: z.string(),
  details: z.string().describe('ИНН, ОГРН, legal address'),
  phone: z.string(),
  address: z.string(),
});
export type Seller = z.infer<typeof seller>;

export const sellerEndpoints = {
  get: {
    ...sellerCalls.get,
    schema: { ...hidden, response: { 200: seller, ...closed } },
  },
} as const;
