import { panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { clamp, type Frame, type Piece, times } from '../piece.ts';
import { shade } from '../shadows.ts';
import { tufts } from './sofa-parts.ts';

/** What a seat is made of, in picture units; shared by sofas and armchairs. */
export const seatFrame = (frame: Frame, { attributes: a, words, seed }: Piece) => {
  const { s } = frame;
  const tall = frame.h / s;
  const floor = frame.y + frame.h;
  const bare = /без подлокот/.test(words);
  const narrow = /узк|тонк/.test(a.armrests?.toLowerCase() ?? '');
  const armWidth = a.armrest_width ?? (narrow ? 110 : clamp((frame.w / s) * 0.09, 120, 240));
  const arm = bare ? 0 : Math.min(armWidth * s, frame.w * 0.2);
  const seatTop = floor - clamp(a.seat_height ?? tall * 0.5, tall * 0.36, tall * 0.62) * s;
  const armTop = floor - clamp(a.armrest_height ?? tall * 0.7, tall * 0.5, tall) * s;
  const legs = clamp(tall * 0.14, 60, 150) * s;
  const armWords = a.armrests?.toLowerCase() ?? '';
  const style = /скругл/.test(armWords) ? 1 : /ж[её]стк/.test(armWords) ? 0 : seed % 3;
  return { floor, arm, seatTop, armTop, legs, style, tufted: /каретн|капитон/.test(words) };
};

/** Seat cushions, back cushions and the base rail between the arms. */
export const body = (
  box: Frame,
  seatTop: number,
  bottom: number,
  count: number,
  piece: Piece,
  tufted: boolean,
): string => {
  const of = piece.look.main;
  const thick = (bottom - seatTop) * 0.54;
  const width = box.w / count;
  const back = times(count, (i) => {
    const [x, y, h] = [box.x + i * width + 1, box.y + box.h * 0.015, seatTop - box.y + thick * 0.2];
    if (!tufted) return cushion(x, y, width - 2, h, of, 18, 4);
    return i > 0 ? '' : panel(box.x, y, box.w, h, of, 14) + tufts(box.x, y, box.w, h, of);
  });
  const seats = times(count, (i) =>
    cushion(box.x + i * width, seatTop, width, thick + 4, of, 12, 3),
  );
  return (
    back +
    shade(box.x + 3, seatTop - 9, box.w - 6, 9, 0.05) +
    panel(box.x, seatTop + thick * 0.8, box.w, bottom - seatTop - thick * 0.8, of, 5) +
    shade(box.x + 1, seatTop + thick, box.w - 2, 10, 0.16) +
    seats
  );
};
