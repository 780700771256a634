import { z } from 'zod';
import { liftKinds } from '../../lift-kinds.ts';

/** What is carried to a home, and what is done there: without sums, for the crew too. */
export const homeFields = {
  floor: z.int().nullable(),
  lift: z.enum(liftKinds).nullable(),
  assembly: z
    .object({ what: z.string().describe('As its charge says: «2 предмета»; empty: not said') })
    .nullable()
    .describe('null: nothing is assembled'),
  packages: z.int().nullable().describe('null: the packages of some goods are not known'),
  weight: z.number().nullable().describe('kg; null: the weight of some goods is not known'),
};
const home = z.object(homeFields);
export type OrderHome = z.infer<typeof home>;
