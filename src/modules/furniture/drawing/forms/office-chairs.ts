import { cushion } from '../cushions.ts';
import { across, down } from '../gradients.ts';
import { metal } from '../palette.ts';
import { clamp, type Form } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

/** On a gas lift and five castors. */
export const officeChair: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const { main: of } = piece.look;
  const floor = y + h;
  const tall = h / s;
  const seat =
    floor - clamp(piece.attributes.seat_height ?? tall * 0.44, tall * 0.36, tall * 0.5) * s;
  const cx = x + w / 2;
  const castor = Math.max(h * 0.022, 4);
  const base = floor - castor * 2;
  const arm = w * 0.07;
  const armTop = seat - h * 0.17;
  const spoke = (end: number) =>
    shape(
      d`M${cx} ${base - h * 0.05}L${end} ${base - 2}v${castor * 0.8}L${cx} ${base + castor * 0.6}Z`,
      down(metal.pale, metal.deep),
      { line: metal.line, width: 0.9 },
    );
  const wheel = (at: number) => ellipse(at, floor - castor, castor, castor, '#3a3734');
  const headrest = /подголов/.test(piece.words) ? h * 0.13 : 0;
  const side = (at: number) =>
    trace(d`M${at} ${armTop + 3}V${seat + h * 0.03}`, '#4a4642', arm * 0.45) +
    rect(at - arm * 0.7, armTop, arm * 1.4, arm * 0.8, '#3a3734', { r: 4 });
  return (
    spoke(x + castor) +
    spoke(x + w - castor) +
    spoke(cx + w * 0.14) +
    spoke(cx - w * 0.14) +
    wheel(x + castor) +
    wheel(x + w - castor) +
    wheel(cx - w * 0.15) +
    wheel(cx + w * 0.15) +
    rect(
      cx - w * 0.035,
      seat + h * 0.05,
      w * 0.07,
      base - seat - h * 0.07,
      across(metal.pale, metal.deep),
      {
        line: metal.line,
        width: 0.9,
      },
    ) +
    (headrest
      ? rect(cx - w * 0.05, y + headrest * 0.5, w * 0.1, headrest, '#3a3734') +
        cushion(x + w * 0.26, y, w * 0.48, headrest * 0.86, of, 16, 3)
      : '') +
    cushion(x + w * 0.15, y + headrest, w * 0.7, seat - y - headrest - h * 0.015, of, w * 0.16, 4) +
    trace(
      d`M${x + w * 0.22} ${y + h * 0.25}` +
        d`Q${cx} ${y + h * 0.265} ${x + w * 0.78} ${y + h * 0.25}` +
        d`M${x + w * 0.22} ${y + h * 0.36}` +
        d`Q${cx} ${y + h * 0.375} ${x + w * 0.78} ${y + h * 0.36}`,
      of.seam,
      1,
    ) +
    side(x + w * 0.12) +
    side(x + w * 0.88) +
    cushion(x + w * 0.1, seat, w * 0.8, h * 0.085, of, 12, 3)
  );
};
