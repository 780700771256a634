import { z } from 'zod';

const side = z.int().min(1).max(20_000);

/** A package of a variant: sides in mm, weight in kg. */
export const goodsPackage = z
  .object({
    width: side,
    height: side,
    depth: side,
    weight: z.number().positive().max(5000),
  })
  .meta({ id: 'Package' });
export type Package = z.infer<typeof goodsPackage>;
