import { face } from '../boards.ts';
import { bar } from '../fittings.ts';
import { blackMetal } from '../palette.ts';
import { clamp, type Form } from '../piece.ts';
import { rect } from '../svg.ts';
import { carcass, drawer } from './carcass.ts';
import { doorStyle, handleTone } from './fronts.ts';
import { open } from './nightstands.ts';

/** A low cabinet: doors or drawers at the sides, an open shelf between. */
export const tvStand: Form = (frame, piece) => {
  const { attributes: a, look } = piece;
  const tall = frame.h / frame.s;
  const { drawn, inside } = carcass(
    frame,
    piece,
    /подвесная/.test(piece.words) ? 0 : clamp(tall * 0.28, 40, 160),
  );
  const plain = /без ручек/.test(piece.words);
  const side = inside.w * 0.32;
  const middle = { ...inside, x: inside.x + side, w: inside.w - side * 2 };
  const half = inside.h * 0.5;
  const wing = (left: number) =>
    (a.drawers ?? 0) > 2
      ? drawer(left + 1, inside.y + 1, side - 2, half - 2, piece) +
        drawer(left + 1, inside.y + half, side - 2, half - 2, piece)
      : face(left + 1, inside.y + 1, side - 2, inside.h - 2, look.facade, doorStyle(piece)) +
        (plain
          ? ''
          : bar(
              left < middle.x ? left + side - 9 : left + 9,
              inside.y + inside.h / 2,
              inside.h * 0.3,
              handleTone(piece.words),
            ));
  return (
    drawn +
    open(middle, piece) +
    rect(middle.x, inside.y + half - 2, middle.w, 4, look.main.light, {
      line: look.main.line,
      width: 0.7,
    }) +
    rect(middle.x + middle.w * 0.2, inside.y + half - 11, middle.w * 0.6, 9, blackMetal.base, {
      r: 1.5,
    }) +
    wing(inside.x) +
    wing(middle.x + middle.w)
  );
};
