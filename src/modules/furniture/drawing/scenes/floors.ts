import { down } from '../gradients.ts';
import { tone } from '../palette.ts';
import { d, shape } from '../svg.ts';

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
