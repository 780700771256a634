import { z } from 'zod';

const condition = z.object({
  limits: z
    .array(
      z.object({
        name: z.string().describe('Name of the filter, such as `price` or `width`'),
        min: z.number().nullable(),
        max: z.number().nullable(),
        about: z.number().nullable().describe('The stated length; the limits are near it'),
      }),
    )
    .describe('All of them apply. Prices in roubles, lengths in mm'),
  phrase: z.string().describe('The words that state it'),
  without: z.string().describe('The search text without these words'),
});

/** How the text of a search was understood, besides its words for goods. */
export const understood = z
  .object({
    whole: z
      .boolean()
      .describe('Some goods have all words and sizes of the text; else the results are like them'),
    conditions: z.array(condition).describe('Prices and sizes that the text states'),
    categories: z
      .array(z.object({ slug: z.string(), name: z.string() }))
      .describe('Categories that the text names, or that most results belong to'),
    pages: z
      .array(z.object({ slug: z.string(), title: z.string() }))
      .describe('Pages of text that answer it, such as that of delivery'),
  })
  .meta({ id: 'Understood' });
export type Understood = z.infer<typeof understood>;
export type UnderstoodCondition = Understood['conditions'][number];
