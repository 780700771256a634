import { face, panel } from '../boards.ts';
import { bar, legsUnder } from '../fittings.ts';
import { down } from '../gradients.ts';
import { clamp, type Form, times } from '../piece.ts';
import { shade } from '../shadows.ts';
import { rect } from '../svg.ts';
import { doorStyle, handleTone, mirrored } from './fronts.ts';

/** Hinged doors over an optional row of drawers. */
export const wardrobe: Form = ({ x, y, w, h, s }, piece) => {
  const { attributes: a, look, words } = piece;
  const body = look.main;
  const doors = clamp(a.doors_count ?? Math.round(w / s / 450), 1, 8);
  const plinth = 70 * s;
  const top = Math.max(26 * s, 3);
  const drawerRows = a.drawers ? (a.drawers > doors ? 2 : 1) : 0;
  const drawerH = drawerRows * 190 * s;
  const side = Math.max(18 * s, 2.5);
  const [ix, iw] = [x + side, w - side * 2];
  const doorW = iw / doors;
  const doorTop = y + top + 2;
  const doorH = y + h - plinth - drawerH - doorTop - 2;
  const style = doorStyle(piece);
  const isMirror = mirrored(words, doors);
  const of = handleTone(words);
  const door = (i: number) => {
    const left = ix + i * doorW;
    const right = doors === 1 || (doors % 2 === 1 && i === doors - 1 ? false : i % 2 === 0);
    const glazed =
      a.facade_with_showcase && (/витрин/.test(a.type_of_product ?? '') || i === doors - 1);
    const kind = isMirror(i) ? 'mirror' : glazed ? 'glass' : style;
    const inside = glazed
      ? times(4, (row) =>
          rect(left + doorW * 0.14, doorTop + (doorH * (row + 1)) / 5, doorW * 0.72, 3, body.base, {
            opacity: 0.8,
          }),
        )
      : '';
    return (
      face(left + 1, doorTop, doorW - 2, doorH, look.facade, kind) +
      inside +
      bar(
        right ? left + doorW - 9 : left + 9,
        doorTop + doorH * 0.52,
        Math.min(220 * s, doorH * 0.2),
        of,
      )
    );
  };
  const columns = drawerRows ? clamp(Math.round((a.drawers ?? 0) / drawerRows), 1, doors) : 0;
  const drawers = times(drawerRows, (row) =>
    times(columns, (i) => {
      const cell = iw / columns;
      const at = doorTop + doorH + 2 + row * 190 * s;
      return (
        face(
          ix + i * cell + 1,
          at,
          cell - 2,
          190 * s - 2,
          look.facade,
          style === 'frame' ? 'frame' : 'plain',
        ) + bar(ix + (i + 0.5) * cell, at + 95 * s, Math.min(160 * s, cell * 0.4), of, false)
      );
    }),
  );
  const legs = /ножк/.test(words);
  return (
    (legs
      ? legsUnder(x, y + h - plinth, w, plinth, look.legs, Math.max(40 * s, 5), w * 0.04)
      : rect(x + side, y + h - plinth, w - side * 2, plinth, down(body.deep, body.line), {
          line: body.line,
          width: 1,
        })) +
    panel(x, y, w, h - (legs ? plinth : 0), body, 2.5) +
    (legs ? '' : rect(x + side, y + h - plinth * 0.8, iw, plinth * 0.8, body.deep)) +
    times(doors, door) +
    drawers +
    rect(x, y, w, top, down(body.pale, body.deep), { r: 1.5, line: body.line, width: 1 }) +
    shade(x + side, y + top + 1, iw, 12, 0.14)
  );
};
