import { z } from 'zod';

const facetOption = z.object({
  value: z.string(),
  count: z.int().describe('Number of products in the list if this option is selected'),
  hex: z.string().nullable().describe('Colour value of a colour option, if known'),
});
export type FacetOption = z.infer<typeof facetOption>;

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
    z.object({ kind: z.literal('options'), ...named, options: z.array(facetOption) }),
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
