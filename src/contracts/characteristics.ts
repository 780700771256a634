import { z } from 'zod';
import { LONGEST_LABEL, LONGEST_UNIT, LONGEST_VALUE } from './goods-limits.ts';
import { oneLineText } from './validation.ts';

/** What a supplier says of a variant beyond the attributes of the shop, in the supplier's words. */
export const characteristic = z
  .object({
    label: oneLineText(LONGEST_LABEL).min(1),
    value: oneLineText(LONGEST_VALUE).min(1),
    unit: oneLineText(LONGEST_UNIT).describe('Empty if there is none'),
  })
  .meta({ id: 'Characteristic' });
export type Characteristic = z.infer<typeof characteristic>;
