import { metalOf } from '../kit/finishes.ts';
import { middles, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { plankAt } from './plank.ts';

/** A shelf on the wall: a board, with a rail and hooks, or in steps. */
export const wallShelf: Build = ({ w, h, d }, piece) => {
  const { words, finishes, attributes: a } = piece;
  const metal = metalOf((a.material ?? '').toLowerCase(), finishes.body.colour);
  const t = 20;
  if (/рейлинг/.test(words) && metal) {
    const hooks = Number(/крючки — (\d)/.exec(words)?.[1] ?? 5);
    const board =
      piece.finishes.top.name === 'wood'
        ? piece.finishes.top
        : { ...finishes.legs, name: 'wood', colour: '#c9a77c', metalness: 0 };
    const rail = h * 0.42;
    return [
      plankAt(-w / 2 + 6, w / 2 - 6, h * 0.55, h * 0.55 + t, -d / 2, d / 2 - 6, board, 3),
      ...[-1, 1].map((s) =>
        plankAt(s * (w / 2 - 3) - 3, s * (w / 2 - 3) + 3, rail - 30, h, -d / 2, d / 2, metal, 1),
      ),
      part(rod([-w / 2 + 4, h * 0.86, d / 2 - 6], [w / 2 - 4, h * 0.86, d / 2 - 6], 5), metal),
      part(rod([-w / 2 + 4, rail, d / 2 - 40], [w / 2 - 4, rail, d / 2 - 40], 6), metal),
      plankAt(-w / 2, w / 2, h * 0.55 + t, h, -d / 2, -d / 2 + 3, metal, 0.5),
      ...middles(-w / 2 + 20, w / 2 - 20, hooks).map((x) =>
        part(hook(x, rail, d / 2 - 40, rail), metal),
      ),
    ];
  }
  const steps = /три ступени/.test(words) ? 3 : 1;
  if (steps === 3) {
    return [
      ...[-1, 1].map((s) =>
        plankAt(
          s < 0 ? -w / 2 : w / 2 - 16,
          s < 0 ? -w / 2 + 16 : w / 2,
          0,
          h * 0.78,
          -d / 2,
          d / 2,
          finishes.body,
          4,
        ),
      ),
      ...times(3, (i) => [
        plankAt(
          -w / 2 + 16,
          w / 2 - 16,
          (h * 0.62 * i) / 2 + 6,
          (h * 0.62 * i) / 2 + 20,
          d / 2 - (d * (i + 1)) / 3,
          d / 2 - (d * i) / 3 - 2,
          finishes.body,
          3,
        ),
        plankAt(
          -w / 2 + 16,
          w / 2 - 16,
          (h * 0.62 * i) / 2 + 20,
          (h * 0.62 * i) / 2 + 52,
          d / 2 - (d * i) / 3 - 12,
          d / 2 - (d * i) / 3 - 2,
          finishes.body,
          3,
        ),
      ]).flat(),
      plankAt(-w / 2 + 16, w / 2 - 16, 0, h, -d / 2, -d / 2 + 12, finishes.body, 3),
    ];
  }
  return [
    plankAt(-w / 2, w / 2, 0, t, -d / 2, d / 2, finishes.body, 3),
    plankAt(-w / 2, -w / 2 + t, t, h, -d / 2, d / 2, finishes.body, 3),
    plankAt(w / 2 - t, w / 2, t, h, -d / 2, d / 2, finishes.body, 3),
    plankAt(-w / 2 + t, w / 2 - t, h - t, h, -d / 2, d / 2, finishes.body, 3),
  ];
};

/** A hook of bent wire: over the rail, down, and up again at the front. */
function hook(x: number, y: number, z: number, reach: number) {
  const low = y - reach + 3;
  const line = rounded(
    [
      [x, y - 10, z - 9],
      [x, y + 9, z - 9],
      [x, y + 9, z + 9],
      [x, low, z + 9],
      [x, low, z + 35],
      [x, low + 26, z + 35],
    ],
    13,
    5,
  );
  return tube(line, 3, { sides: 8 });
}
