import { cushion } from '../kit/cushion.ts';
import type { Finish } from '../kit/finishes.ts';
import { type Part, part } from '../kit/part.ts';

/** A soft lid for a box to sit on. */
export const softLid = (w: number, thick: number, d: number, y: number, finish: Finish): Part =>
  part(
    cushion(w, thick, d, { round: Math.min(24, thick * 0.45), puff: thick * 0.25 }).translate(
      0,
      y + thick / 2,
      0,
    ),
    finish,
  );
