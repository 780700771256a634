import { metalOf, wood } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { rod, rounded, tube } from '../kit/tube.ts';

/** A stand for coats: a post with branches, or a bar on two sides. */
export const coatRack: Build = ({ w, h, d }, piece) => {
  const { attributes: a, words, finishes } = piece;
  const metal = metalOf(`${a.material ?? ''}`.toLowerCase(), finishes.body.colour);
  if (/перекладина/.test(words) && metal) {
    const [x, z] = [w / 2 - 12, d / 2];
    return [
      ...[-1, 1].map((side) =>
        part(
          tube(
            rounded(
              [
                [side * x, 10, -z + 10],
                [side * x, 10, z - 10],
              ],
              4,
            ),
            10,
          ),
          metal,
        ),
      ),
      part(
        tube(
          rounded(
            [
              [-x, 10, 0],
              [-x, h - 12, 0],
              [x, h - 12, 0],
              [x, 10, 0],
            ],
            60,
            6,
          ),
          12,
          { sides: 10 },
        ),
        metal,
      ),
      part(rod([-x, 210, 0], [x, 210, 0], 8), metal),
      ...times(7, (i) =>
        part(
          rod(
            [-x + 12, 150, -z * 0.8 + (i * z * 1.6) / 6],
            [x - 12, 150, -z * 0.8 + (i * z * 1.6) / 6],
            4,
            6,
          ),
          metal,
        ),
      ),
      ...[-1, 1].map((s) => part(rod([-x, 150, s * z * 0.8], [x, 150, s * z * 0.8], 6, 6), metal)),
      ...[-1, 1].map((s) => part(rod([s * x, 150, -z * 0.8], [s * x, 150, z * 0.8], 6, 6), metal)),
    ];
  }
  const finish = finishes.body.name === 'wood' ? finishes.body : wood('#3a3530');
  const branch = (level: number, count: number, turn: number) =>
    times(count, (i): Part => {
      const angle = turn + (i / count) * Math.PI * 2;
      const [cx, cz] = [Math.cos(angle), Math.sin(angle)];
      const reach = w / 2 - 16;
      return part(
        tube(
          [
            [0, level - 90, 0],
            [cx * reach * 0.55, level - 30, cz * reach * 0.55],
            [cx * reach * 0.9, level + 40, cz * reach * 0.9],
          ],
          14,
          { taper: (t) => 1 - t * 0.35 },
        ),
        finish,
      );
    });
  return [
    part(pole(h, 17, 22), finish),
    part(
      lathe(
        [
          [0, h - 8],
          [20, h - 8],
          [22, h - 2],
          [12, h],
          [0, h],
        ],
        16,
      ),
      finish,
    ),
    ...branch(h - 120, 4, 0.4),
    ...branch(h - 420, 4, 1.2),
    ...times(4, (i): Part => {
      const angle = (i / 4) * Math.PI * 2 + 0.4;
      const [cx, cz] = [Math.cos(angle), Math.sin(angle)];
      return part(
        tube(
          [
            [0, 230, 0],
            [cx * w * 0.3, 130, cz * d * 0.3],
            [cx * (w / 2 - 16), 14, cz * (d / 2 - 16)],
          ],
          17,
          { taper: (t) => 1 - t * 0.25 },
        ),
        finish,
      );
    }),
  ];
};
