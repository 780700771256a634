import { face, panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { down } from '../gradients.ts';
import { type Tone, tone } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { rect } from '../svg.ts';
import { linen } from './bedding.ts';

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
    (/место под стол/.test(words)
      ? panel(x + post, y + h - 260 * s, inner, 90 * s, side)
      : loft
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
