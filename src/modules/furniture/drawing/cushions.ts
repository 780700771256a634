import { down } from './gradients.ts';
import type { Tone } from './palette.ts';
import { d, shape, trace } from './svg.ts';

/** A rounded box with its sides blown out; drawn in steps to keep the path short. */
const puffy = (x: number, y: number, w: number, h: number, r: number, bulge: number) => {
  // More would leave a kink at each corner.
  const b = Math.min(bulge, w / 40, h / 20);
  const k = Math.min(r, w / 2.2 - b, h / 2.2 - b);
  const [u, v] = [w - (b + k) * 2, h - (b + k) * 2];
  return (
    d`M${x + b + k} ${y + b}q${u / 2} ${-b * 2} ${u} 0q${k} 0 ${k} ${k}` +
    d`q${b * 2} ${v / 2} 0 ${v}q0 ${k} ${-k} ${k}` +
    d`q${-u / 2} ${b * 2} ${-u} 0q${-k} 0 ${-k} ${-k}q${-b * 2} ${-v / 2} 0 ${-v}` +
    d`q0 ${-k} ${k} ${-k}z`
  );
};

/** Up one side, over the top and down the other. */
const seamOf = (x: number, y: number, w: number, h: number, r: number) => {
  const k = Math.min(r, w / 3, h / 3);
  const side = (h - k) * 0.62;
  return (
    d`M${x} ${y + k + side}v${-side}q0 ${-k} ${k} ${-k}` +
    d`q${w / 2 - k} -4 ${w - k * 2} 0q${k} 0 ${k} ${k}v${side}`
  );
};

/** A stuffed cushion with a seam along its edge; its bulges touch the box. */
export const cushion = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Tone,
  r = 12,
  bulge = 2.5,
): string =>
  shape(puffy(x, y, w, h, r, bulge), down(of.pale, of.base, of.deep), {
    line: of.line,
    width: 1.1,
  }) +
  (w > 40 && h > 34
    ? trace(seamOf(x + 5, y + 5, w - 10, h - 5, Math.max(r - 4, 3)), of.seam, 0.8, 0.6)
    : '');
