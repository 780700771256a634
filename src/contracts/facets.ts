import { z } from 'zod';

const facetOption = z.object({
  value: z.string(),
  count: z.int().describe('Number of products in the list if this option is selected'),
  hex: z.string().nullable().describe('Colour value of a colour option, if known'),
});
export type FacetOption = z.infer<typeof facetOption>;

const colourFamily = facetOption.extend({
  shades: z.array(z.string()).describe('Values of `options`, the most frequent first'),
  only: z
    .int()
    .nullable()
    .describe(
      'Count of `только VALUE`: the shade with the name of the family; null if there is none, or no other',
    ),
});
export type FacetFamily = z.infer<typeof colourFamily>;

const named = {
  name: z
    .string()
    .describe('Name of the parameter; `own:LABEL` where the parameter is `own=LABEL:VALUE`'),
  label: z.string(),
};

const facet = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('range'),
      ...named,
      unit: z.string(),
      min: z.number().nullable().describe('Minimum among the variants that pass the other filters'),
      max: z.number().nullable(),
    }),
    z.object({
      kind: z.literal('options'),
      ...named,
      options: z.array(facetOption),
      families: z
        .array(colourFamily)
        .optional()
        .describe('Of `color`: families of colours, which are values of the parameter too'),
    }),
    z.object({ kind: z.literal('flag'), ...named, count: z.int() }),
  ])
  .meta({ id: 'Facet' });
export type Facet = z.infer<typeof facet>;

export const facets = z
  .object({
    count: z.int().describe('Number of products that pass all filters'),
    filters: z.array(facet),
    without: z
      .array(z.object({ name: z.string(), label: z.string(), count: z.int() }))
      .describe('For each set filter: number of products if only this filter is removed'),
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof facets>;
