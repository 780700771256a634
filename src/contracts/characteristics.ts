import { z } from 'zod';
import { LONGEST_LABEL, LONGEST_UNIT, LONGEST_VALUE } from './goods-limits.ts';

/** What a supplier says of a variant beyond the attributes of the shop, in the supplier's words. */
export const characteristic = z
  .object({
    label: z.string().min(1).max(LONGEST_LABEL),
    value: z.string().min(1).max(LONGEST_VALUE),
    unit: z.string().max(LONGEST_UNIT).describe('Empty if there is none'),
  })
  .meta({ id: 'Characteristic' });
export type Characteristic = z.infer<typeof characteristic>;
