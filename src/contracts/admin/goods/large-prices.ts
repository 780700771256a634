import { z } from 'zod';

/** Prices that change too much to be taken without a word, by `price-jumps.ts`. */
export const largePrices = z.object({
  count: z.int(),
  all: z.int().describe('Of so many that have a price of before'),
  examples: z
    .array(z.object({ article: z.string(), name: z.string(), from: z.number(), to: z.number() }))
    .describe('The largest changes, at most three'),
});
export type LargePrices = z.infer<typeof largePrices>;
