import { darker, metalOf } from '../kit/finishes.ts';
import { middles, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { rod } from '../kit/tube.ts';
import { box, caseworkOf } from './casework.ts';
import { plankAt } from './plank.ts';
import { house, train } from './toy-racks.ts';

/** Open shelves: boards between sides, or on a frame of steel. */
export const rack: Build = (size, piece) => {
  const { w, h, d } = size;
  const { words, attributes: a, choose, finishes } = piece;
  if (/домик|крыша/.test(words)) return house(size, piece);
  if (/паровоз/.test(words)) return train(size, piece);
  const told = /пять полок/.test(words) ? 5 : /четыре полки/.test(words) ? 4 : 0;
  const shelves = told || Math.max(3, Math.round(h / 370));
  const steel = metalOf(`${a.body_material ?? ''}`.toLowerCase(), finishes.legs.colour);
  const board = finishes.body.name === 'wood' ? finishes.body : finishes.top;
  const level = (index: number) => 70 + ((h - 90) * index) / (shelves - 1);
  if (steel) {
    const [x, z] = [w / 2 - 13, d / 2 - 13];
    const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sz) => [sx * x, sz * z] as const));
    return [
      ...corners.map(([cx, cz]) => plankAt(cx - 13, cx + 13, 0, h, cz - 13, cz + 13, steel, 3)),
      ...times(shelves, (i) =>
        plankAt(-x, x, level(i) - 12, level(i) + 12, -d / 2 + 2, d / 2 - 2, board, 3),
      ),
      ...times(shelves, (i) =>
        [-1, 1].map((s) =>
          plankAt(-x, x, level(i) - 30, level(i) - 13, s * z - 6, s * z + 6, steel, 1),
        ),
      ).flat(),
      part(rod([-x, 90, -z], [x, h - 60, -z], 4, 6), steel),
      part(rod([x, 90, -z], [-x, h - 60, -z], 4, 6), steel),
    ];
  }
  if (/клинь/.test(words)) {
    return [
      ...[-1, 1].flatMap((s) => [
        plankAt(
          s < 0 ? -w / 2 + 40 : w / 2 - 66,
          s < 0 ? -w / 2 + 66 : w / 2 - 40,
          0,
          h,
          -d / 2,
          d / 2,
          board,
          4,
        ),
      ]),
      ...times(shelves, (i) =>
        plankAt(-w / 2, w / 2, level(i) - 13, level(i) + 13, -d / 2 + 10, d / 2 - 10, board, 4),
      ),
      ...times(shelves, (i) =>
        [-1, 1].flatMap((s) =>
          middles(-d / 2, d / 2, 2).map((z) =>
            plankAt(
              s * (w / 2 - 20) - 8,
              s * (w / 2 - 20) + 8,
              level(i) - 30,
              level(i) + 34,
              z - 14,
              z + 14,
              darker(board, 0.15),
              3,
            ),
          ),
        ),
      ).flat(),
    ];
  }
  const columns = w > 900 ? 2 : 1;
  return box(
    { ...caseworkOf(piece), style: { ...caseworkOf(piece).style, handle: 'none' } },
    [-w / 2, w / 2],
    [0, h],
    [-d / 2, d / 2 + 16],
    times(columns, (index) => ({
      share: 1,
      cells: [
        ...(a.drawers
          ? times(a.drawers / columns, () => ({ kind: 'drawer' as const, share: 0.2 }))
          : []),
        {
          kind: 'open' as const,
          share: 1,
          shelves: shelves - 2 - (choose('even', [0, 1]) ? index : 0),
        },
      ],
    })),
  );
};
