import { down } from '../gradients.ts';
import { brass, type Tone } from '../palette.ts';
import { type Piece, times } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';

/** A hexagonal nut. */
export const hex = (x: number, y: number, w: number, h: number, of: Tone): string =>
  rect(x, y, w, h, down(of.base, of.pale, of.light, of.base, of.deep), {
    r: 3,
    line: of.line,
    width: 1.2,
  }) +
  trace(d`M${x + 2} ${y + h * 0.27}h${w - 4}M${x + 2} ${y + h * 0.73}h${w - 4}`, of.line, 1, 0.5);

export const thread = (x: number, y: number, w: number, h: number, of: Tone): string =>
  rect(x, y, w, h, down(of.deep, of.pale, of.base, of.deep), { line: of.line, width: 1.1 }) +
  times(Math.round(w / 7), (i) =>
    trace(d`M${x + 4 + i * 7} ${y + 1}l-2 ${h - 2}`, of.line, 0.9, 0.6),
  );

export const valveTone = ({ look, words, attributes: a }: Piece): Tone =>
  a.color || /латун|хром|никел|сталь|пластик|полипроп/.test(words) ? look.main : brass;
