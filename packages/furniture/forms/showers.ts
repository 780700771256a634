import { darker, steel } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { finishOf } from './tap-finish.ts';

/** Overhead and hand shower on one rail, the mixer below. */
export const shower: Build = ({ w, h, d }, piece) => {
  const finish = finishOf(piece);
  const z = -d / 2;
  const rail = z + 62;
  const head = Math.min(w, 290) / 2 - 12;
  const hose = times(22, (i) => {
    const t = i / 21;
    return [
      24 + Math.sin(t * Math.PI) * 74,
      70 + h * 0.52 * t * t - Math.sin(t * Math.PI) * 40,
      rail + 30,
    ] as const;
  });
  return [
    part(rod([0, 60, rail], [0, h - 60, rail], 11, 12), finish),
    part(
      tube(
        rounded(
          [
            [0, h - 70, rail],
            [0, h - 22, rail],
            [0, h - 22, d / 2 - head - 4],
          ],
          60,
          8,
        ),
        11,
        { sides: 12 },
      ),
      finish,
    ),
    part(
      lathe(
        [
          [0, 0],
          [head, 0],
          [head, 9],
          [head * 0.5, 13],
          [18, 30],
          [0, 30],
        ],
        36,
      ).translate(0, h - 60, d / 2 - head - 2),
      finish,
    ),
    ...[0.2, 0.8].map((at) => part(rod([0, h * at, z], [0, h * at, rail], 9), finish)),
    part(
      pole(w - 30, 21, 21, 20)
        .rotateZ(-Math.PI / 2)
        .translate(-(w - 30) / 2, 60, rail),
      finish,
    ),
    ...[-1, 1].map((s) =>
      part(
        pole(30, 24, 24, 20)
          .rotateZ(-Math.PI / 2)
          .translate(s < 0 ? -w / 2 : w / 2 - 30, 60, rail),
        darker(finish, 0.08),
      ),
    ),
    ...[-75, 75].map((x) =>
      part(
        lathe(
          [
            [0, 0],
            [30, 0],
            [28, 9],
            [13, 14],
            [13, 62],
            [0, 62],
          ],
          20,
        )
          .rotateX(Math.PI / 2)
          .translate(x, 60, z),
        finish,
      ),
    ),
    part(slab(roundedRectangle(w * 0.86, 110, 20), 8, 2).translate(0, 92, rail + 34), finish),
    part(tube(hose, 7, { sides: 8 }), steel),
    part(
      tube(
        [
          [24, 70 + h * 0.5, rail + 30],
          [24, h * 0.66, rail + 44],
          [24, h * 0.7, rail + 80],
        ],
        12,
        { sides: 10 },
      ),
      finish,
    ),
    part(
      pole(16, 46, 40, 24)
        .rotateX(Math.PI / 2 + 0.5)
        .translate(24, h * 0.71, rail + 74),
      finish,
    ),
  ];
};
