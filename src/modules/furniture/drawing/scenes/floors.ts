import { down } from '../gradients.ts';
import { tone } from '../palette.ts';
import { d, rect, shape, trace } from '../svg.ts';

/** A rug on the floor, seen at a low angle. */
export const floorRug = (cx: number, y: number, w: number, colour: string): string => {
  const of = tone(colour);
  const h = w * 0.085;
  const ring = (k: number) =>
    d`M${cx - (w / 2) * k} ${y + h * 0.5 + h * 0.5 * k}` +
    d`L${cx - (w / 2 - h * 1.1) * k} ${y + h * 0.5 - h * 0.5 * k}` +
    d`H${cx + (w / 2 - h * 1.1) * k}` +
    d`L${cx + (w / 2) * k} ${y + h * 0.5 + h * 0.5 * k}Z`;
  return (
    shape(ring(1), down(of.light, of.deep), { line: of.line, width: 0.9 }) +
    shape(ring(0.9), 'none', { line: of.pale, width: 2, opacity: 0.8 })
  );
};

/** Folded blankets in a pile. */
export const pile = (x: number, floor: number, w: number, colours: string[]): string =>
  colours
    .map((colour, i) => {
      const of = tone(colour);
      const h = w * 0.19;
      return (
        rect(x + i * 2, floor - h * (i + 1), w - i * 4, h, down(of.pale, of.base, of.deep), {
          r: h * 0.45,
          line: of.line,
          width: 0.9,
        }) + trace(d`M${x + i * 2 + 6} ${floor - h * (i + 0.5)}H${x + w - i * 2 - 3}`, of.seam, 0.9)
      );
    })
    .join('');
