import { across, down, radial } from './gradients.ts';
import type { Tone } from './palette.ts';
import { times } from './piece.ts';
import { d, ellipse, rect, shape } from './svg.ts';

/** A leg tapering to the floor; `lean` moves its foot sideways. */
export const leg = (x: number, y: number, w: number, h: number, of: Tone, lean = 0): string => {
  const foot = Math.max(w * 0.62, 2.5);
  const at = x + (w - foot) / 2 + lean;
  return shape(d`M${x} ${y}h${w}L${at + foot} ${y + h}h${-foot}Z`, across(of.light, of.deep), {
    line: of.line,
    width: 1,
  });
};

/** A bar handle, upright or level, centred on a point. */
export const bar = (cx: number, cy: number, length: number, of: Tone, upright = true): string => {
  const thick = 3.2;
  return upright
    ? rect(cx - thick / 2, cy - length / 2, thick, length, across(of.light, of.line), { r: 1.6 })
    : rect(cx - length / 2, cy - thick / 2, length, thick, down(of.light, of.line), { r: 1.6 });
};

export const knob = (cx: number, cy: number, of: Tone, r = 3.2): string =>
  ellipse(cx, cy, r, r, radial(of.pale, of.deep), { line: of.line, width: 0.7 });

/** A row of legs under a box, the outer ones set in by `inset`. */
export const legsUnder = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Tone,
  thick: number,
  inset: number,
  lean = 0,
  count = 2,
): string =>
  times(count, (index) => {
    const share = index / (count - 1);
    const slant = share < 0.5 ? -lean : share > 0.5 ? lean : 0;
    return leg(x + inset + (w - inset * 2 - thick) * share, y, thick, h, of, slant);
  });
