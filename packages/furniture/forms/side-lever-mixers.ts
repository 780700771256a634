import { board } from '../kit/board.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { tube } from '../kit/tube.ts';
import { finishOf } from './tap-finish.ts';

/** A mixer for a basin whose lever is at its right: the hand does not reach over the spout. */
export const sideLeverMixer: Build = ({ w, h, d }, piece) => {
  const finish = finishOf(piece);
  const r = w * 0.34;
  const z = -d / 2 + r + 1;
  // The body and the boss of the lever share the width.
  const end = w - r * 2;
  const lever = h * 0.66;
  return [
    part(
      lathe(
        [
          [0, 0],
          [r, 0],
          [r, 6],
          [r * 0.9, 12],
          [r * 0.9, h],
          [0, h],
        ],
        28,
        3,
      ).translate(0, 0, z),
      finish,
    ),
    part(board(r * 1.6, 17, d - r, 5).translate(0, h - 34, z + (d - r) / 2), finish),
    part(
      pole(r + end - 2, r * 0.62, r * 0.7, 20)
        .rotateZ(-Math.PI / 2)
        .translate(0, lever, z),
      finish,
    ),
    part(
      tube(
        [
          [r + end - 7, lever, z],
          [r + end - 6, lever + 44, z + 14],
          [r + end - 5, lever + 84, z + 40],
        ],
        6,
        { sides: 12, taper: (t) => 1 - t * 0.2 },
      ),
      finish,
    ),
  ];
};
