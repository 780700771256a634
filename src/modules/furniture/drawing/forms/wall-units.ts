import { face, glass, panel } from '../boards.ts';
import { bar } from '../fittings.ts';
import { down } from '../gradients.ts';
import { type Form, times, within } from '../piece.ts';
import { rect } from '../svg.ts';
import { contents } from './contents.ts';
import { doorStyle, handleTone } from './fronts.ts';

/** A wall of a living room: tall cabinets at its ends, a low row and a place for the television. */
export const wallUnit: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const { main: of, facade } = piece.look;
  const style = doorStyle(piece);
  const handle = handleTone(piece.words);
  const plain = /без ручек/.test(piece.words);
  const left = w * 0.24;
  const right = w * 0.2;
  const lowH = Math.min(480 * s, h * 0.3);
  const midX = x + left;
  const midW = w - left - right;
  const lowY = y + h - lowH;
  const lowTop = y + h * 0.14;
  const tv = { w: midW * 0.74, h: Math.min(midW * 0.42, (lowY - y - h * 0.22) * 0.86) };
  const door = (dx: number, dw: number, at: number, dh: number, kind = style, toRight = true) =>
    face(dx + 1.5, at + 1.5, dw - 3, dh - 3, facade, kind) +
    (plain
      ? ''
      : bar(toRight ? dx + dw - 9 : dx + 9, at + dh * 0.5, Math.min(34, dh * 0.2), handle));
  const shelf = Math.max(22 * s, 4);
  return (
    panel(midX, lowY, midW, lowH, of) +
    times(
      3,
      (i) =>
        face(midX + (midW * i) / 3 + 1.5, lowY + 5, midW / 3 - 3, lowH - 14, facade, style) +
        (plain
          ? ''
          : bar(midX + (midW * (i + 0.5)) / 3, lowY + lowH * 0.22, midW * 0.1, handle, false)),
    ) +
    rect(midX, lowTop, midW, shelf, down(of.light, of.deep), { line: of.line, width: 1 }) +
    contents(within(frame, midX + midW * 0.04, y + 4, midW * 0.3, lowTop - y - 4), 1) +
    contents(within(frame, midX + midW * 0.5, y + 4, midW * 0.4, lowTop - y - 4), 2) +
    rect(midX + (midW - tv.w) / 2, lowY - tv.h - 8, tv.w, tv.h, down('#3b3f40', '#2a2c2c'), {
      r: 3,
      line: '#211c17',
      width: 1,
    }) +
    rect(midX + midW * 0.42, lowY - 9, midW * 0.16, 9, '#2a2c2c') +
    panel(x, y, left, h, of) +
    door(x + 3, left / 2 - 3, y + 4, h - 14, style, true) +
    door(x + left / 2, left / 2 - 3, y + 4, h - 14, style, false) +
    panel(x + w - right, y, right, h, of) +
    door(x + w - right + 3, right - 6, y + h * 0.62, h * 0.38 - 10, style, false) +
    glass(x + w - right + 5, y + 6, right - 10, h * 0.62 - 8, 'glass') +
    times(3, (i) =>
      rect(x + w - right + 6, y + h * (0.15 + i * 0.155), right - 12, 2.4, of.base, {
        opacity: 0.8,
      }),
    ) +
    contents(within(frame, x + w - right + 8, y + h * 0.5, right - 16, h * 0.105), 2)
  );
};
