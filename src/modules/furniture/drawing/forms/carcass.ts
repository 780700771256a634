import { face, panel } from '../boards.ts';
import { bar, knob, legsUnder } from '../fittings.ts';
import { down } from '../gradients.ts';
import type { Frame, Piece } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';
import { doorStyle, handleTone } from './fronts.ts';

/** A drawer front with its handle. */
export const drawer = (x: number, y: number, w: number, h: number, piece: Piece): string => {
  const style = doorStyle(piece);
  const of = handleTone(piece.words);
  const [cx, cy] = [x + w / 2, y + h / 2];
  const pull =
    piece.seed % 3 === 0 && w < h * 1.8
      ? knob(cx, cy, of, 3.6)
      : piece.seed % 3 === 1
        ? trace(
            d`M${cx - w * 0.11} ${y + 2}q${w * 0.11} ${Math.min(9, h * 0.3)} ${w * 0.22} 0`,
            piece.look.facade.line,
            2.4,
          )
        : bar(cx, cy, Math.min(w * 0.3, 60), of, false);
  return face(x, y, w, h, piece.look.facade, style) + pull;
};

/** The box of a cabinet with legs or plinth and a lid; gives the inside. Hung with no leg height. */
export const carcass = (
  { x, y, w, h, s }: Frame,
  { look, words, seed }: Piece,
  legHeight: number,
) => {
  const of = look.main;
  const low = /цокол/.test(words);
  const leg = low ? 50 * s : legHeight * s;
  const lid = Math.max(22 * s, 4);
  const side = Math.max(18 * s, 3);
  const lean = seed % 2 ? 0 : 10 * s;
  const drawn =
    (leg === 0
      ? ''
      : low
        ? rect(x + side, y + h - leg, w - side * 2, leg, of.deep, { line: of.line, width: 1 })
        : legsUnder(
            x,
            y + h - leg,
            w,
            leg,
            look.legs,
            Math.max(36 * s, 5),
            w * 0.05,
            lean,
            w / s > 1500 ? 3 : 2,
          )) +
    panel(x + 1, y + lid * 0.6, w - 2, h - leg - lid * 0.6, of, 2.5) +
    rect(x, y, w, lid, down(of.pale, of.deep), { r: 2, line: of.line, width: 1.1 });
  const inside = {
    x: x + side,
    y: y + lid + 2,
    w: w - side * 2,
    h: h - leg - lid - side * 0.6 - 2,
    s,
  };
  return { drawn, inside };
};
