import { z } from 'zod';
import { makerCalls } from './calls/makers.ts';
import { fieldErrorsBody, refusalBody, slug } from './validation.ts';

export const maker = z
  .object({
    slug: z.string(),
    name: z.string(),
    country: z.string().describe('As the shop says, else as its goods do; empty: unknown'),
    photo: z.string().describe('A picture or logo; empty: none'),
    count: z.int().describe('Its products on sale'),
  })
  .meta({ id: 'Maker' });
export type Maker = z.infer<typeof maker>;

export const makerDetails = maker
  .extend({
    text: z.string().describe('What the shop says of it; an empty line separates paragraphs'),
    brands: z.array(z.string()).describe('Values of the filter `brand` that give its products'),
  })
  .meta({ id: 'MakerDetails' });
export type MakerDetails = z.infer<typeof makerDetails>;

export const makerEndpoints = {
  list: {
    ...makerCalls.list,
    schema: {
      tags: ['catalog'],
      summary: 'The makers with products on sale, by name',
      response: { 200: z.array(maker) },
    },
  },
  get: {
    ...makerCalls.get,
    schema: {
      tags: ['catalog'],
      summary: 'One maker',
      params: z.object({ slug }),
      response: { 200: makerDetails, 400: fieldErrorsBody, 404: refusalBody },
    },
  },
} as const;
