import { board } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { paler } from '../kit/finishes.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { clothOf } from './cloth.ts';

/** Bed linen folded into a pile, tied with a ribbon. */
export const linenPile: Build = ({ w, h, d }, piece) => {
  const cloth = clothOf(piece, 'fabric:хлопок');
  const count = h > 85 ? 5 : 4;
  const layer = h / count;
  return [
    ...times(count, (i) =>
      part(
        cushion(w - ((i * 7) % 11), layer * 1.04, d - ((i * 5) % 9), {
          round: layer * 0.48,
          puff: 4,
          cells: [5, 1, 4],
          relief: (x, z) => Math.sin(x / 50 + i) + Math.sin(z / 40 + i * 2),
        }).translate(0, layer * (i + 0.5), 0),
        i % 2 && count > 4 ? paler(cloth, 0.35) : cloth,
      ),
    ),
    part(board(34, 1.6, d - 6, 0.6).translate(0, h + 2, 0), paler(cloth, 0.7)),
    part(board(34, h, 1.6, 0.6).translate(0, h / 2, d / 2 + 1), paler(cloth, 0.7)),
  ];
};
