import type { Attributes } from '../attributes.ts';
import type { Length } from '../kit/piece.ts';

/** The lengths that the data state, mm. A flat thing states its thickness. */
export const statedOf = (a: Attributes): Partial<Record<Length, number>> => ({
  ...(a.dimensions_width && { w: a.dimensions_width }),
  ...((a.dimensions_height || a.dimensions_thickness) && {
    h: a.dimensions_height || a.dimensions_thickness || 0,
  }),
  ...(a.dimensions_depth && { d: a.dimensions_depth }),
});
