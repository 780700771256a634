import { face } from '../boards.ts';
import { bar } from '../fittings.ts';
import { clamp, type Form, times } from '../piece.ts';
import { shade } from '../shadows.ts';
import { carcass, drawer } from './carcass.ts';
import { doorStyle, handleTone } from './fronts.ts';

export const chest: Form = (frame, piece) => {
  const { attributes: a } = piece;
  const wide = frame.w / frame.s;
  const tall = frame.h / frame.s;
  const total = clamp(a.drawers ?? (wide > 1100 ? 6 : Math.round(tall / 220)), 1, 12);
  const doors = a.doors_count ?? 0;
  const { drawn, inside } = carcass(frame, piece, clamp(tall * 0.14, 40, 160));
  const doorPart = doors ? inside.w * (a.drawers ? 0.5 : 1) : 0;
  const rest = inside.w - doorPart;
  const columns = rest > 0 && total > 3 && rest / frame.s > 1000 ? 2 : 1;
  const rows = Math.ceil(total / columns);
  const rowH = inside.h / rows;
  const doorW = doors ? doorPart / doors : 0;
  return (
    drawn +
    times(doors, (i) => {
      const left = inside.x + rest + i * doorW;
      const kind = a.facade_with_showcase ? 'glass' : doorStyle(piece);
      return (
        face(left + 1, inside.y, doorW - 2, inside.h, piece.look.facade, kind) +
        bar(
          i % 2 ? left + 9 : left + doorW - 9,
          inside.y + inside.h * 0.4,
          34,
          handleTone(piece.words),
        )
      );
    }) +
    (rest > 1
      ? times(rows * columns, (i) => {
          const row = Math.floor(i / columns);
          return drawer(
            inside.x + ((i % columns) * rest) / columns + 1,
            inside.y + row * rowH + 1,
            rest / columns - 2,
            rowH - 2,
            piece,
          );
        })
      : '') +
    shade(inside.x, inside.y, inside.w, 8, 0.16)
  );
};
