import { board } from '../kit/board.ts';
import { chrome, type Finish, metalOf, plastic, steel } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab, superellipse } from '../kit/slab.ts';

/** A sink as it is sold: a rim, a bowl, a drain; a drainer beside the bowl where it is wide. */
export const sink: Build = ({ w, h, d }, piece) => {
  const { attributes: a, look } = piece;
  const finish: Finish = /сталь|бронз/.test(`${a.material} ${a.color?.name}`)
    ? (metalOf(`${a.color?.name} ${a.material}`.toLowerCase(), look.main.base) ?? steel)
    : { name: 'stone', colour: look.main.base, roughness: 0.5, metalness: 0 };
  const round = Math.abs(w - d) < 5;
  const r = Math.min(w, d) / 2;
  if (round) {
    return [
      part(
        lathe(
          [
            [30, 4],
            [r * 0.7, 4],
            [r * 0.8, 30],
            [r * 0.86, h - 8],
            [r, h - 3],
            [r, h],
            [r * 0.83, h - 1],
            [r * 0.77, 34],
            [r * 0.68, 10],
            [24, 8],
          ],
          48,
          6,
        ),
        finish,
      ),
      part(pole(14, 44, 44, 24), steel),
      part(
        lathe(
          [
            [0, 8],
            [40, 8],
            [38, 12],
            [10, 10],
            [0, 13],
          ],
          24,
        ),
        chrome,
      ),
    ];
  }
  const bowl = Math.min(w - 60, 460);
  const wide = w - bowl > 220;
  const x = wide ? -w / 2 + bowl / 2 + 34 : 0;
  const depth = d - 110;
  const wall = (width: number, deep: number, at: readonly [number, number, number]) =>
    part(board(width, h - 20, deep, 5).translate(...at), finish);
  const z = 24;
  return [
    part(
      board(w, 16, (d - depth) / 2 - z + 8, 6).translate(
        0,
        h - 8,
        d / 2 - ((d - depth) / 2 - z + 8) / 2,
      ),
      finish,
    ),
    part(
      board(w, 16, (d - depth) / 2 + z + 8, 6).translate(
        0,
        h - 8,
        -d / 2 + ((d - depth) / 2 + z + 8) / 2,
      ),
      finish,
    ),
    part(
      board(x - bowl / 2 + w / 2 + 8, 16, depth, 6).translate(
        (-w / 2 + x - bowl / 2 + 8) / 2,
        h - 8,
        z,
      ),
      finish,
    ),
    part(
      board(w / 2 - x - bowl / 2 + 8, 16, depth, 6).translate(
        (w / 2 + x + bowl / 2 - 8) / 2,
        h - 8,
        z,
      ),
      finish,
    ),
    wall(12, depth, [x - bowl / 2 + 6, (h - 20) / 2 + 6, z]),
    wall(12, depth, [x + bowl / 2 - 6, (h - 20) / 2 + 6, z]),
    wall(bowl - 24, 12, [x, (h - 20) / 2 + 6, z - depth / 2 + 6]),
    wall(bowl - 24, 12, [x, (h - 20) / 2 + 6, z + depth / 2 - 6]),
    part(slab(roundedRectangle(bowl - 6, depth - 6, 30), 14, 4).translate(x, 0, z), finish),
    part(
      lathe(
        [
          [0, 0],
          [46, 0],
          [44, 5],
          [14, 3],
          [0, 6],
        ],
        28,
      ).translate(x, 13, z),
      chrome,
    ),
    ...(wide
      ? times(6, (i) =>
          part(
            board(w / 2 - x - bowl / 2 - 70, 5, 8, 2).translate(
              (w / 2 + x + bowl / 2) / 2,
              h - 1.5,
              z - depth / 2 + 50 + (i * (depth - 100)) / 5,
            ),
            finish,
          ),
        )
      : []),
    part(slab(superellipse(36, 36), 2, 0.5).translate(x, h - 1.2, -d / 2 + 42), plastic('#3a3632')),
  ];
};
