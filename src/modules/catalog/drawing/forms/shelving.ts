import { blackMetal, clay, mix, pine, tone } from '../palette.ts';
import { bar, face, glass, panel, shade } from '../parts.ts';
import { clamp, type Form, type Frame, type Piece, times, within } from '../piece.ts';
import { down, rect } from '../svg.ts';
import { doorStyle, handleTone } from './wardrobes.ts';

const spines = [mix(pine, '#ffffff', 0.25), '#cfc2ab', mix(clay, '#ffffff', 0.2), '#8d9a93', '#e2d8c6', '#a58c6c'];

/** Books, a vase or nothing, standing on the bottom of the box. */
export const contents = ({ x, y, w, h }: Frame, kind: number): string => {
  const floor = y + h;
  if (kind % 4 === 1) {
    const count = Math.floor((w * 0.5) / 7);
    return times(Math.min(count, 7), (i) => {
      const tall = h * (0.5 + 0.12 * ((i * 5 + kind) % 4));
      return rect(x + w * 0.1 + i * 7, floor - tall, 6.2, tall, spines[(i * 3 + kind) % spines.length]!, { r: 0.8 });
    });
  }
  if (kind % 4 === 2) {
    const size = Math.min(w * 0.3, h * 0.5);
    return rect(x + w * 0.55, floor - size, size, size, down('#e9dfcd', '#c9b898'), { r: size * 0.35, line: '#a08b68', width: 0.7 });
  }
  if (kind % 4 === 3) {
    return rect(x + w * 0.15, floor - h * 0.45, w * 0.5, h * 0.45, down('#d9c6a4', '#c2a97f'), { r: 2, line: '#96794e', width: 0.7 });
  }
  return '';
};

const cell = (box: Frame, piece: Piece, kind: number): string =>
  rect(box.x, box.y, box.w, box.h, down(mix(piece.look.main.deep, '#211c17', 0.18), piece.look.main.base), { opacity: 0.75 }) +
  shade(box.x, box.y, box.w, Math.min(14, box.h * 0.3), 0.16) +
  contents(box, kind);

/** Open shelves in columns. */
export const rack: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const of = piece.look.main;
  const loft = /лофт|металл/.test(piece.words);
  const thick = Math.max(20 * s, 3.5);
  const columns = clamp(Math.round(w / s / 420), 1, 6);
  const rows = clamp(Math.round(h / s / 370), 1, 7);
  const [cw, ch] = [(w - thick) / columns, (h - thick) / rows];
  const side = loft ? blackMetal : of;
  return (
    rect(x, y, w, h, loft ? '#efe8dc' : of.base, { opacity: loft ? 0.4 : 1 }) +
    times(rows * columns, (i) => {
      const box = within(frame, x + (i % columns) * cw + thick, y + Math.floor(i / columns) * ch + thick, cw - thick, ch - thick);
      return loft ? contents(box, (i * 3 + 1) % 5) : cell(box, piece, (i * 3 + 1) % 5);
    }) +
    times(rows + 1, (i) => rect(x, y + i * ch, w, thick, down(of.light, of.base), { line: of.line, width: 0.9 })) +
    times(columns + 1, (i) => rect(x + i * cw, y, thick, h, down(side.light, side.base), { line: side.line, width: 0.9 }))
  );
};

/** A wall of a living room: tall cabinets at its ends, a low row and a place for the television. */
export const wallUnit: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const { main: of, facade } = piece.look;
  const style = doorStyle(piece);
  const handle = handleTone(piece.words);
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
    bar(toRight ? dx + dw - 9 : dx + 9, at + dh * 0.5, Math.min(34, dh * 0.2), handle);
  const shelf = Math.max(22 * s, 4);
  return (
    panel(midX, lowY, midW, lowH, of) +
    times(3, (i) =>
      face(midX + (midW * i) / 3 + 1.5, lowY + 5, midW / 3 - 3, lowH - 14, facade, style) +
      bar(midX + (midW * (i + 0.5)) / 3, lowY + lowH * 0.22, midW * 0.1, handle, false),
    ) +
    rect(midX, lowTop, midW, shelf, down(of.light, of.base), { line: of.line, width: 1 }) +
    contents(within(frame, midX + midW * 0.04, y + 4, midW * 0.3, lowTop - y - 4), 1) +
    contents(within(frame, midX + midW * 0.5, y + 4, midW * 0.4, lowTop - y - 4), 2) +
    rect(midX + (midW - tv.w) / 2, lowY - tv.h - 8, tv.w, tv.h, down('#3b3f40', '#2a2c2c'), { r: 3, line: '#211c17', width: 1 }) +
    rect(midX + midW * 0.42, lowY - 9, midW * 0.16, 9, '#2a2c2c') +
    panel(x, y, left, h, of) +
    door(x + 3, left / 2 - 3, y + 4, h - 14, style, true) +
    door(x + left / 2, left / 2 - 3, y + 4, h - 14, style, false) +
    panel(x + w - right, y, right, h, of) +
    door(x + w - right + 3, right - 6, y + h * 0.62, h * 0.38 - 10, style, false) +
    glass(x + w - right + 5, y + 6, right - 10, h * 0.62 - 8, 'glass') +
    times(3, (i) => rect(x + w - right + 6, y + h * (0.15 + i * 0.155), right - 12, 2.4, of.base, { opacity: 0.8 })) +
    contents(within(frame, x + w - right + 8, y + h * 0.5, right - 16, h * 0.105), 2)
  );
};

/** Hooks on a soft back panel, with what hangs there left out. */
export const hooksPanel = ({ x, y, w, h }: Frame, { look, words }: Piece): string => {
  const count = clamp(Math.round(w / 34), 2, 7);
  const of = handleTone(words);
  const soft = tone('#cdb9a0');
  return (
    panel(x, y, w, h, look.main, 2) +
    times(count, (i) =>
      rect(x + 4 + ((w - 8) * i) / count, y + 16, (w - 8) / count - 1, h - 22, down(soft.light, soft.base), { r: 3, line: soft.seam, width: 0.8 }) +
      rect(x + (w * (i + 0.5)) / count - 1.6, y + 6, 3.2, 15, of.base, { r: 1.6, line: of.line, width: 0.6 }),
    )
  );
};
