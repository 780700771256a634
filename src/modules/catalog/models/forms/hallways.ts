import { filling } from '../kit/board.ts';
import type { Cell, Column } from '../kit/cabinet.ts';
import { blackMetal, darker, metalOf, wood } from '../kit/finishes.ts';
import { frontThickness } from '../kit/fronts.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { plinth } from '../kit/legs.ts';
import { middles, type Part, part, times } from '../kit/part.ts';
import type { Build, ModelPiece } from '../kit/piece.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { box, type Casework, caseworkOf, doors } from './casework.ts';
import { softLid } from './racks.ts';

type Span = readonly [number, number];

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
function coatPlace(casework: Casework, x: Span, z: Span, h: number, piece: ModelPiece): Part[] {
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

/** A set for a hall: a cupboard, a place for coats with a bench, a mirror where the data say so. */
export const hallway: Build = ({ w, h, d }, piece) => {
  const casework = caseworkOf(piece);
  const { words, attributes: a, choose } = piece;
  const wanted = a.doors_count ?? 2;
  const corner = /углов/.test(a.type_of_product ?? '');
  const mirror = /зеркал/.test(words);
  const wing = corner ? 440 : 0;
  const z: Span = corner ? [-d / 2, -d / 2 + 440] : [-d / 2, d / 2];
  const closets = /шкаф — 2/.test(words) ? 2 : 1;
  const share = closets === 2 ? 0.29 : w > 1500 ? 0.42 : 0.45;
  const closet = (x: Span, doorCount: number, hinge: 'left' | 'right'): Part[] => {
    const columns = doors(Math.max(1, doorCount)).map(
      (column, index): Column => ({
        ...column,
        cells: [
          {
            kind: 'door',
            share: 0.8,
            hinge: doorCount > 1 ? (index % 2 ? 'right' : 'left') : hinge,
            grip: 0.48,
            ...(mirror && index === 0 && { pane: 'mirror' as const }),
          },
          ...(/антресол/.test(words)
            ? [{ kind: 'door', share: 0.2, hinge, grip: 0.2 } as Cell]
            : []),
        ],
      }),
    );
    return box(casework, x, [60, h], z, columns);
  };
  const left = choose('side', [true, false]);
  const width = w * share;
  const first: Span = left ? [-w / 2, -w / 2 + width] : [w / 2 - width, w / 2];
  const open: Span =
    closets === 2
      ? [-w / 2 + width, w / 2 - width]
      : left
        ? [-w / 2 + width, w / 2]
        : [-w / 2, w / 2 - width];
  const perCloset = Math.max(
    1,
    Math.round((/антресол/.test(words) ? wanted / 3 : wanted) / closets),
  );
  const side: Span = left ? [-w / 2, -w / 2 + wing] : [w / 2 - wing, w / 2];
  const turnedBox = corner
    ? [
        part(
          filling({ x: side, y: [60, h], z: [z[1] + 2, d / 2 - frontThickness] }, 2),
          casework.body,
        ),
        ...box(
          casework,
          side,
          [60, h],
          [d / 2 - 60, d / 2],
          doors(1, mirror ? { grip: 0.48 } : {}),
        ),
        part(
          filling({ x: [side[0] + 10, side[1] - 10], y: [0, 62], z: [z[1], d / 2 - 30] }, 1),
          casework.body,
        ),
      ]
    : [];
  return [
    ...[plinth(w, z[1] - z[0], 62, casework.body, 14)].map(
      (one) => one.geometry.translate(0, 0, (z[0] + z[1]) / 2) && one,
    ),
    ...closet(first, perCloset, left ? 'left' : 'right'),
    ...(closets === 2 ? closet([w / 2 - width, w / 2], perCloset, 'right') : []),
    ...coatPlace(casework, open, z, h, piece),
    ...turnedBox,
  ];
};

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
