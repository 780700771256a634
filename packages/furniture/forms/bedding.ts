import { cushion } from '../kit/cushion.ts';
import { bedLinen, type Finish, linen, paler } from '../kit/finishes.ts';
import { type Part, part } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';
import { pillow } from '../kit/pillow.ts';

const mattressCloth: Finish = { ...bedLinen, colour: '#f4f1ea' };

/** A mattress with its pillows and a blanket on it: what the bed is shown with. The head is at -z. */
export function madeBed(
  w: number,
  d: number,
  top: number,
  piece: Piece,
  { thick = 180, covered = true } = {},
): Part[] {
  const mattress = part(
    cushion(w, thick, d, { round: 40, puff: 12, sides: 2, cells: [2, 1, 2] }).translate(
      0,
      top - thick / 2,
      0,
    ),
    mattressCloth,
  );
  if (!covered) return [mattress];
  const tone = piece.choose('blanket', [0.55, 0.7, 0.8]);
  const cloth = linen(paler({ ...bedLinen, colour: piece.look.main.base }, tone).colour);
  const folds = piece.seed % 7;
  const length = d * 0.66;
  const blanket = part(
    cushion(w + 24, thick + 30, length, {
      round: 46,
      puff: 30,
      sides: 3,
      cells: [14, 1, 14],
      relief: (x, z) =>
        5 * Math.sin(x / 130 + z / 210 + folds) +
        4 * Math.sin(z / 95 - x / 260) +
        3 * Math.sin(x / 61 + z / 57),
    }).translate(0, top + 11 - thick / 2, d / 2 - length / 2 + 8),
    cloth,
  );
  const fold = part(
    cushion(w + 32, thick + 44, 290, { round: 40, puff: 20, sides: 2, cells: [8, 1, 2] }).translate(
      0,
      top + 22 - thick / 2,
      d / 2 - length + 110,
    ),
    bedLinen,
  );
  const many = w > 1150 ? 2 : 1;
  const size = Math.min(680, (w - 60) / many);
  const pillows = Array.from({ length: many }, (_, index) => {
    const x = many === 1 ? 0 : (index === 0 ? -1 : 1) * (w / 4 - 4);
    return part(
      pillow(size, 460, 170, 10)
        .rotateX(0.34)
        .translate(x, top + 118, -d / 2 + 240),
      bedLinen,
    );
  });
  return [mattress, blanket, fold, ...pillows];
}
