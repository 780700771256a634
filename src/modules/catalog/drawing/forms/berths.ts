import { type Tone, tone } from '../palette.ts';
import { cushion, face, legsUnder, panel } from '../parts.ts';
import { type Form, times } from '../piece.ts';
import { d, down, rect, trace } from '../svg.ts';
import { linen } from './beds.ts';

/** Low sides and slats: for a small child. */
export const crib: Form = ({ x, y, w, h, s }, { look: { main: of } }) => {
  const post = Math.max(45 * s, 7);
  const top = y + h * 0.04;
  const rail = Math.max(40 * s, 6);
  const bottom = y + h * 0.8;
  const count = Math.round((w / s - 90) / 85);
  const step = (w - post * 2) / count;
  return (
    rect(x + post, bottom - h * 0.16, w - post * 2, h * 0.12, down(linen.pale, linen.deep), {
      r: 5,
      line: linen.line,
    }) +
    times(count - 1, (i) =>
      rect(
        x + post + step * (i + 1) - 2,
        top + rail,
        4,
        bottom - top - rail,
        down(of.light, of.deep),
        { line: of.line, width: 0.7 },
      ),
    ) +
    panel(x + post, top, w - post * 2, rail, of, 3) +
    panel(x + post, bottom - rail * 0.4, w - post * 2, rail * 1.6, of, 2) +
    panel(x, y, post, h, of, 4) +
    panel(x + w - post, y, post, h, of, 4)
  );
};

const berth = (
  x: number,
  y: number,
  w: number,
  s: number,
  of: Tone,
  cover: Tone,
  left: boolean,
): string => {
  const thick = 150 * s;
  return (
    cushion(
      left ? x + w * 0.03 : x + w * 0.75,
      y - thick * 1.5,
      w * 0.22,
      thick * 0.9,
      linen,
      8,
      2,
    ) +
    rect(x, y - thick, w, thick, down(linen.pale, linen.deep), { r: 4, line: linen.line }) +
    rect(
      left ? x + w * 0.3 : x,
      y - thick * 1.12,
      w * 0.7,
      thick * 1.1,
      down(cover.light, cover.deep),
      { r: 6, line: cover.line },
    ) +
    panel(x, y - thick * 0.3, w, 150 * s, of)
  );
};

/** Two berths seen from their side, with a ladder and a guard rail. */
export const bunk: Form = ({ x, y, w, h, s }, { look: { main: of, legs }, words }) => {
  const post = Math.max(70 * s, 7);
  const low = y + h - 300 * s;
  const high = y + h * 0.46;
  const inner = w - post * 2;
  const side = of.wood ? of : legs;
  const loft = /чердак/.test(words);
  const ladder = x + w * 0.72;
  const rungs = Math.max(4, Math.round(h / s / 330));
  const step = (y + h - high) / rungs;
  return (
    (loft
      ? face(x + post, low - 500 * s, inner * 0.55, 720 * s, side, 'frame')
      : berth(x + post, low, inner, s, side, tone('#8ea596'), true)) +
    berth(x + post, high, inner, s, side, tone('#c99778'), true) +
    panel(x + post, high - 420 * s, inner * 0.64, 70 * s, side) +
    panel(x + post, high - 300 * s, inner * 0.64, 60 * s, side) +
    panel(x, y, post, h, side, 3) +
    panel(x + w - post, y, post, h, side, 3) +
    panel(ladder, high - 400 * s, post * 0.6, y + h - high + 400 * s, side) +
    panel(ladder + 360 * s, high - 400 * s, post * 0.6, y + h - high + 400 * s, side) +
    times(rungs, (i) =>
      panel(ladder + post * 0.5, high + step * (i + 0.15), 360 * s - post * 0.4, 45 * s, side),
    )
  );
};

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
