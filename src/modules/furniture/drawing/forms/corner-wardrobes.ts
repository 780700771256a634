import { face, panel } from '../boards.ts';
import { bar } from '../fittings.ts';
import { across } from '../gradients.ts';
import type { Form } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';
import { doorStyle, handleTone, mirrored } from './fronts.ts';

/** A wide front across the corner between two narrow sides that turn to the walls. */
export const cornerWardrobe: Form = ({ x, y, w, h, s }, piece) => {
  const { main: of, facade } = piece.look;
  const plinth = 70 * s;
  const side = w * 0.2;
  const slope = h * 0.022;
  const bottom = y + h;
  const wall = (at: number, inner: number) =>
    shape(
      d`M${at} ${y + slope}L${inner} ${y}V${bottom}L${at} ${bottom - slope}Z`,
      across(of.deep, of.base),
      { line: of.line },
    );
  const door = { x: x + side, y: y + 26 * s, w: w - side * 2, h: h - plinth - 26 * s };
  const style = mirrored(piece.words, 1)(0) ? 'mirror' : doorStyle(piece);
  return (
    wall(x, x + side) +
    wall(x + w, x + w - side) +
    panel(door.x, y, door.w, h, of) +
    rect(door.x + 2, bottom - plinth, door.w - 4, plinth, of.deep) +
    face(door.x + 3, door.y, door.w - 6, door.h, facade, style) +
    bar(
      door.x + door.w - 14,
      door.y + door.h * 0.52,
      Math.min(220 * s, door.h * 0.2),
      handleTone(piece.words),
    ) +
    trace(
      d`M${x + side * 0.12} ${bottom - plinth * 0.9 - slope}` +
        d`L${door.x} ${bottom - plinth}` +
        d`M${x + w - side * 0.12} ${bottom - plinth * 0.9 - slope}` +
        d`L${x + w - side} ${bottom - plinth}`,
      of.line,
      0.9,
      0.6,
    )
  );
};
