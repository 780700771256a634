import { down } from '../gradients.ts';
import { blackMetal, type Tone } from '../palette.ts';
import type { Frame, Piece } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';

export const legTone = ({ look, words, attributes: a }: Piece): Tone =>
  a.legs_color || a.legs_material ? look.legs : /лофт|металл/.test(words) ? blackMetal : look.main;

export const slab = (x: number, y: number, w: number, h: number, of: Tone): string =>
  rect(x, y, w, h, down(of.pale, of.light, of.base), {
    r: Math.min(4, h / 2),
    line: of.line,
    width: 1.1,
  }) +
  (of.wood
    ? trace(
        d`M${x + w * 0.06} ${y + h * 0.5}H${x + w * 0.44}` +
          d`M${x + w * 0.56} ${y + h * 0.62}H${x + w * 0.93}`,
        of.seam,
        0.8,
        0.6,
      )
    : '');

export const thickness = ({ h, s }: Frame) => Math.max(32 * s, h * 0.04, 6);
