import { z } from 'zod';

const facetOption = z.object({
  value: z.string(),
  count: z.int().describe('Products that the list would have with this option chosen'),
  hex: z.string().nullable().describe('Of a colour, where it is known'),
});
export type FacetOption = z.infer<typeof facetOption>;

const named = { name: z.string().describe('Of the parameter'), label: z.string() };

const facet = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('range'),
      ...named,
      unit: z.string(),
      min: z.number().nullable().describe('The least there is among what passes the other filters'),
      max: z.number().nullable(),
    }),
    z.object({ kind: z.literal('options'), ...named, options: z.array(facetOption) }),
    z.object({ kind: z.literal('flag'), ...named, count: z.int() }),
  ])
  .meta({ id: 'Facet' });
export type Facet = z.infer<typeof facet>;

export const facets = z
  .object({
    count: z.int().describe('Products that pass all filters'),
    filters: z.array(facet),
    without: z
      .array(z.object({ name: z.string(), label: z.string(), count: z.int() }))
      .describe('For each filter that is set: how many products there would be without it alone'),
  })
  .meta({ id: 'Facets' });
export type Facets = z.infer<typeof facets>;
