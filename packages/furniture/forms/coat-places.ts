import { filling } from '../kit/board.ts';
import type { Cell, Column } from '../kit/cabinet.ts';
import { blackMetal, darker } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';
import { rounded, tube } from '../kit/tube.ts';
import { box, type Casework } from './casework.ts';
import { softLid } from './soft-lid.ts';

export type Span = readonly [number, number];

const hookAt = (x: number, y: number, z: number): Part[] => [
  part(
    tube(
      rounded(
        [
          [x, y + 36, z],
          [x, y, z + 4],
          [x, y - 24, z + 18],
          [x, y - 10, z + 42],
        ],
        12,
        3,
      ),
      5,
      { sides: 6 },
    ),
    blackMetal,
  ),
  part(
    lathe(
      [
        [0, 0],
        [9, 2],
        [9, 8],
        [0, 12],
      ],
      10,
    )
      .rotateX(Math.PI / 2)
      .translate(x, y + 36, z - 2),
    blackMetal,
  ),
];

/** A panel with hooks under a shelf, a bench with a box below it. */
export function coatPlace(casework: Casework, x: Span, z: Span, h: number, piece: Piece): Part[] {
  const { words, attributes: a, finishes, choose } = piece;
  const seat = a.seat_height ?? 450;
  const soft = (a.upholstery_materials?.length ?? 0) > 0;
  const lid = soft ? 55 : 0;
  const w = x[1] - x[0];
  const middle = (x[0] + x[1]) / 2;
  const back = z[0];
  const deep = [back, back + Math.min(z[1] - back, 420)] as const;
  const panelled = /рейк/.test(words) ? 'slats' : choose('panel', ['boards', 'plain']);
  const count = Math.max(3, Math.round(w / 170));
  const slats: Part[] =
    panelled === 'plain'
      ? []
      : times(panelled === 'slats' ? w / 46 : w / 120, (i) => {
          const step = panelled === 'slats' ? 46 : 120;
          const at = x[0] + step * (i + 0.5);
          const half = panelled === 'slats' ? 15 : 57;
          return part(
            filling(
              {
                x: [at - half, Math.min(x[1], at + half)],
                y: [seat + 4, h - 250],
                z: [back + 16, back + 28],
              },
              3,
            ),
            casework.body,
          );
        });
  const drawer = (a.drawers ?? 0) > 0;
  const columns: Column[] = drawer
    ? times(w > 800 ? 2 : 1, () => ({
        share: 1,
        cells: [{ kind: 'open', share: 0.55 } as Cell, { kind: 'drawer', share: 0.45 } as Cell],
      }))
    : [{ share: 1, cells: [{ kind: 'open', share: 1, shelves: 1 }] }];
  return [
    part(
      filling({ x, y: [seat, h - 20], z: [back, back + 16] }, 1),
      panelled === 'plain' ? casework.body : darker(casework.body, 0.16),
    ),
    ...slats,
    part(
      filling({ x: [x[0], x[1]], y: [h - 250, h - 226], z: [back, back + 280] }, 3),
      casework.body,
    ),
    part(filling({ x: [x[0], x[1]], y: [h - 24, h], z: [back, back + 280] }, 3), casework.body),
    ...[x[0] + 9, x[1] - 9].map((at) =>
      part(
        filling({ x: [at - 9, at + 9], y: [h - 226, h - 24], z: [back, back + 270] }, 2),
        casework.body,
      ),
    ),
    ...middles(x[0] + 30, x[1] - 30, count).flatMap((at) =>
      hookAt(at, h - 340, back + (panelled === 'plain' ? 18 : 30)),
    ),
    ...box(casework, x, [60, seat - lid], deep, columns, { facade: casework.facade }),
    ...(soft
      ? [softLid(w - 4, lid, deep[1] - deep[0] - 6, seat - lid, finishes.cloth)].map(
          (one) => one.geometry.translate(middle, 0, (deep[0] + deep[1]) / 2) && one,
        )
      : []),
  ];
}
