import { down, radial } from './gradients.ts';
import { alpha, ink } from './palette.ts';
import { ellipse, rect } from './svg.ts';

/** The soft dark spot where a thing touches the floor. */
export const shadow = (cx: number, y: number, rx: number, strength = 0.3): string =>
  ellipse(
    cx,
    y,
    rx * 1.08,
    Math.min(16, 4 + rx * 0.05),
    radial(alpha(ink, strength), alpha(ink, 0)),
  );

/** A shade that fades downwards, under an overhang. */
export const shade = (x: number, y: number, w: number, h: number, strength = 0.2): string =>
  rect(x, y, w, h, down(alpha(ink, strength), alpha(ink, 0)));
