import { cushion } from '../kit/cushion.ts';
import { darker, shadow } from '../kit/finishes.ts';
import { plinth } from '../kit/legs.ts';
import { part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { uprightCushion } from '../kit/upholstered.ts';

/** A couch to sleep on with soft backs on its long side and one end. */
export const daybed: Build = (size, piece) => {
  const { w, h, d } = size;
  const { cloth } = piece.finishes;
  const seat = Math.min(440, h * 0.5);
  const t = 110;
  const quilted = /прост[её]/.test(piece.words);
  const sewing = quilted ? 'channels' : piece.choose('daybed', ['plain', 'channels'] as const);
  /** Seams that are promised lie deep, in cells fine enough to show them. */
  const seams = (length: number, cells: number) => ({
    deep: quilted ? 22 : 10,
    cells: [quilted ? Math.round(length / 22) : cells, 1, 3] as const,
  });
  return [
    plinth(w, d, 40, shadow, 40),
    part(
      cushion(w - 14, seat - 180, d - 14, { round: 24, puff: 3, cells: [2, 1, 4] }).translate(
        0,
        30 + (seat - 180) / 2,
        0,
      ),
      cloth,
    ),
    part(
      cushion(w - t - 6, 200, d - t - 8, {
        round: 40,
        puff: 14,
        sides: 3,
        cells: [3, 1, 5],
      }).translate(t / 2, seat - 90, t / 2),
      { ...cloth },
    ),
    // Neither back ends in the other's plane: faces in one plane would shade each other.
    part(
      uprightCushion({
        w: d - 6,
        h: h - 60,
        thick: t,
        sewing,
        step: 160,
        ...seams(d, sewing === 'plain' ? 5 : 36),
        whole: true,
      })
        .rotateY(Math.PI / 2)
        .translate(-w / 2, 60, 3),
      cloth,
    ),
    part(
      uprightCushion({
        w: w - 6,
        h: h - 60,
        thick: t,
        sewing,
        step: 160,
        ...seams(w, sewing === 'plain' ? 3 : 18),
        whole: true,
      }).translate(3, 60, -d / 2),
      cloth,
    ),
    part(
      cushion(520, 130, 420, { round: 56, puff: 22, cells: [3, 1, 3] })
        .rotateX(1.25)
        .translate(40, seat + 190, -d / 2 + t + 110),
      darker(cloth, 0.14),
    ),
  ];
};
