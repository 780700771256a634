import { z } from 'zod';

/** What a supplier says of a variant beyond the attributes of the shop, in the supplier's words. */
export const characteristic = z
  .object({
    label: z.string().min(1),
    value: z.string().min(1),
    unit: z.string().describe('Empty if there is none'),
  })
  .meta({ id: 'Characteristic' });
export type Characteristic = z.infer<typeof characteristic>;
