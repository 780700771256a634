import type { BufferGeometry } from 'three';
import { board } from '../kit/board.ts';
import { chrome, type Finish, metalOf, plastic, steel } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { loft } from '../kit/loft.ts';
import type { Point } from '../kit/mesh.ts';
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
  const z = 24;
  return [
    part(surround([w, d], [bowl - 16, depth - 16], [x, z]).translate(0, h, 0), finish),
    part(basin(bowl, depth, h - 14).translate(x, 0, z), finish),
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

/** A closed line of a rectangle with soft corners at the height. */
const level = (w: number, d: number, radius: number, y: number): Point[] =>
  roundedRectangle(w, d, radius).map(([x, z]): Point => [x, y, z]);

/** The same place as many times as a line of the same loft has points. */
const place = (line: readonly Point[], y: number): Point[] => line.map((): Point => [0, y, 0]);

/** The walls and the floor of a bowl in one piece, without seams, standing on y = 0; its rim goes into what lies around it. */
function basin(w: number, d: number, h: number): BufferGeometry {
  const [wall, soft] = [12, 22];
  // From the underside out and up, over the rim, down again and in to the floor.
  const bend = (inset: number, y: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((step) => {
      const angle = (step * Math.PI) / 2;
      return [inset + soft * (1 - Math.sin(angle)), y + soft * (1 - Math.cos(angle))] as const;
    });
  const line = [...bend(0, 0), [0, h], [wall, h], ...bend(wall, wall).toReversed()] as const;
  // Corners so small that they lie under those of the opening.
  const rings = line.map(([inset, y]) => level(w - inset * 2, d - inset * 2, 24 - inset * 0.6, y));
  const [first = []] = rings;
  return loft([place(first, 0), ...rings, place(first, wall)]);
}

/** The plate around an opening whose middle is moved by x and z, its top at y = 0. */
function surround(
  size: readonly [w: number, d: number],
  open: readonly [w: number, d: number],
  [x, z]: readonly [number, number],
): BufferGeometry {
  const [edge, thick] = [3, 16];
  const outer = (inset: number, y: number) => level(size[0] - inset * 2, size[1] - inset * 2, 8, y);
  const inner = (by: number, y: number) =>
    level(open[0] + by * 2, open[1] + by * 2, 8, y).map(
      ([px, py, pz]): Point => [px + x, py, pz + z],
    );
  return loft([
    inner(0, -thick),
    outer(0, -thick),
    outer(0, -edge),
    outer(edge, 0),
    inner(edge, 0),
    inner(0, -edge),
    inner(0, -thick),
  ]);
}
