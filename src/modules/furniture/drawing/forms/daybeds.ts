import { panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { legsUnder } from '../fittings.ts';
import { down } from '../gradients.ts';
import { type Form, times } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';
import { linen } from './bedding.ts';

/** A long seat to sleep on, its back along the wall and a rest at one end. */
export const daybed: Form = ({ x, y, w, h, s }, { look }) => {
  const of = look.main;
  const floor = y + h;
  const legs = 110 * s;
  const seat = floor - Math.min(470 * s, h * 0.55);
  const base = floor - legs;
  const rest = Math.max(90 * s, w * 0.05);
  const mid = seat + (base - seat) * 0.5;
  const back = (w - rest) / 3;
  return (
    legsUnder(x, base - 2, w, legs + 2, look.legs, Math.max(46 * s, 5), w * 0.03, 3) +
    rect(x + rest * 0.5, y + h * 0.1, w - rest * 0.5, base - y - h * 0.1, down(of.base, of.deep), {
      r: 12,
      line: of.line,
    }) +
    times(3, (i) =>
      cushion(x + rest + i * back, y + h * 0.12, back - 1, seat - y - h * 0.06, of, 16, 4),
    ) +
    panel(x + rest * 0.5, mid, w - rest * 0.5, base - mid, of, 5) +
    cushion(x + rest * 0.8, seat, w - rest * 0.8, mid - seat + 4, of, 12, 2) +
    cushion(x, y, rest * 1.5, base - y, of, 14, 2) +
    cushion(x + rest * 1.7, seat - 150 * s, 520 * s, 160 * s, linen, 12, 3) +
    trace(d`M${x + rest * 1.6} ${mid + 6}H${x + w - 10}`, of.seam, 0.9, 0.7)
  );
};
