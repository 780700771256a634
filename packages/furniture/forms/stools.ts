import { board } from '../kit/board.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rod, tube } from '../kit/tube.ts';

/** A stool: a round or square seat on four legs with rungs. */
export const stool: Build = ({ w, h, d }, piece) => {
  const { finishes, choose } = piece;
  const finish = finishes.legs;
  const seat = piece.attributes.upholstery_materials ? finishes.cloth : finishes.body;
  const outline =
    choose('seat', ['round', 'square']) === 'round'
      ? roundedRectangle(w * 0.92, d * 0.92, w)
      : roundedRectangle(w * 0.9, d * 0.9, 70);
  const [x, z] = [w / 2 - 17, d / 2 - 17];
  const inner = 0.62;
  return [
    part(slab(outline, 34, 9).translate(0, h - 34, 0), seat),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        part(
          tube(
            [
              [sx * x, 0, sz * z],
              [sx * x * inner, h - 26, sz * z * inner],
            ],
            17,
            { sides: 10, taper: (t) => 0.75 + t * 0.3 },
          ),
          finish,
        ),
      ),
    ),
    ...[-1, 1].flatMap((s) => [
      part(rod([-x * 0.86, 160, s * z * 0.86], [x * 0.86, 160, s * z * 0.86], 10), finish),
      part(rod([s * x * 0.82, 210, -z * 0.82], [s * x * 0.82, 210, z * 0.82], 10), finish),
    ]),
  ];
};

/** A stool with two steps and a slot to carry it by. */
export const stepStool: Build = ({ w, h, d }, piece) => {
  const finish = piece.finishes.body;
  const step = (y: number, z0: number, z1: number) =>
    part(board(w, 24, z1 - z0, 6).translate(0, y - 12, (z0 + z1) / 2), finish);
  const deep = d * 0.56;
  const sides = [-1, 1].flatMap((s): Part[] => [
    part(
      tube(
        [
          [s * (w / 2 - 34), 0, -d / 2 + 16],
          [s * (w / 2 - 34), h - 20, -d / 2 + deep * 0.3],
        ],
        17,
      ),
      finish,
    ),
    part(
      tube(
        [
          [s * (w / 2 - 34), 0, d / 2 - 17],
          [s * (w / 2 - 34), h - 20, -d / 2 + deep * 0.8],
        ],
        17,
      ),
      finish,
    ),
    part(
      rod([s * (w / 2 - 34), h * 0.46, -d / 2 + 30], [s * (w / 2 - 34), h * 0.46, d / 2 - 40], 13),
      finish,
    ),
    part(rod([s * (w / 2 - 34), 90, -d / 2 + 18], [s * (w / 2 - 34), 90, d / 2 - 24], 11), finish),
  ]);
  return [
    step(h, -d / 2, -d / 2 + deep),
    step(h * 0.5, -d / 2 + deep * 0.66, d / 2),
    part(board(120, 2, 30, 1).translate(0, h, -d / 2 + deep / 2), {
      ...finish,
      name: 'shadow',
      colour: '#4a4038',
    }),
    ...sides,
  ];
};
