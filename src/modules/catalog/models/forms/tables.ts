import { board, filling } from '../kit/board.ts';
import { blackMetal, darker, type Finish, plastic, shadow } from '../kit/finishes.ts';
import { front } from '../kit/fronts.ts';
import { lathe } from '../kit/lathe.ts';
import { type LegShape, legs } from '../kit/legs.ts';
import { moved, type Part, part, times } from '../kit/part.ts';
import type { Build, ModelPiece, Size } from '../kit/piece.ts';
import { roundedRectangle, slab, superellipse } from '../kit/slab.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { box, caseworkOf, drawers } from './casework.ts';

/** Thickness of the top: as the material says, or as its kind usually has. */
const topThickness = ({ attributes: a }: ModelPiece, usual = 26) => {
  const told = /(\d+) мм/.exec(a.countertop_material ?? '')?.[1];
  return told ? Number(told) : usual;
};

/** Frames of square steel tube at both ends: straight, trapezoid or crossed. */
function steelFrames(
  { w, d }: Size,
  height: number,
  finish: Finish,
  shape: 'straight' | 'trapeze' | 'cross',
): Part[] {
  return [-1, 1].flatMap((side) => {
    const x = side * (w / 2 - Math.min(160, w * 0.11));
    const z = d / 2 - 60;
    const bar = (from: readonly [number, number], to: readonly [number, number]) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
      return part(
        board(60, 30, length + 22, 3)
          .rotateX(-angle)
          .translate(x, (from[1] + to[1]) / 2, (from[0] + to[0]) / 2),
        finish,
      );
    };
    if (shape === 'cross')
      return [bar([-z, 15], [z, height - 10]), bar([z, 15], [-z, height - 10])];
    const lean = shape === 'trapeze' ? z * 0.28 : 0;
    return [
      bar([-z, 15], [z, 15]),
      bar([-z + lean, height - 12], [z - lean, height - 12]),
      bar([-z, 15], [-z + lean, height - 12]),
      bar([z, 15], [z - lean, height - 12]),
    ];
  });
}

/** An apron under a table top. */
function apron(
  w: number,
  d: number,
  top: number,
  finish: Finish,
  inset: number,
  height = 80,
): Part[] {
  const [x, z] = [w / 2 - inset, d / 2 - inset];
  const y = [top - height, top] as const;
  return [
    part(filling({ x: [-x, x], y, z: [z - 20, z] }, 2), finish),
    part(filling({ x: [-x, x], y, z: [-z, -z + 20] }, 2), finish),
    part(filling({ x: [-x, -x + 20], y, z: [-z, z] }, 2), finish),
    part(filling({ x: [x - 20, x], y, z: [-z, z] }, 2), finish),
  ];
}

/** A dining table: a top with soft corners on wooden legs with an apron, or on frames of steel. */
export const table: Build = (size, piece) => {
  const { w, h, d } = size;
  const { attributes: a, choose, finishes, words } = piece;
  const thick = topThickness(piece, 28);
  const under = h - thick;
  const corner = choose('corner', [6, 30, 90]);
  const top = part(
    slab(roundedRectangle(w, d, corner), thick, choose('edge', [3, 5, 10])).translate(0, under, 0),
    finishes.top,
  );
  if (/трансформер/.test(a.type_of_product ?? '')) return lifting(size, piece, top);
  const extension = /раздвиж/.test(a.mechanism ?? '')
    ? [
        part(
          filling(
            { x: [-1.4, 1.4], y: [under + thick - 3, h + 0.2], z: [-d / 2 + 4, d / 2 - 4] },
            0.2,
          ),
          shadow,
        ),
      ]
    : [];
  if (finishes.legs.name.startsWith('metal')) {
    return [
      top,
      ...extension,
      ...steelFrames(size, under, finishes.legs, choose('frame', ['straight', 'trapeze', 'cross'])),
    ];
  }
  const shape = choose<LegShape>('table legs', ['block', 'taper', 'turned', 'splayed']);
  const inset = shape === 'splayed' ? 30 : 44;
  return [
    top,
    ...extension,
    ...apron(w, d, under, finishes.body, inset + 14, /раздвиж/.test(words) ? 96 : 76),
    ...legs({
      w,
      d,
      height: under,
      finish: finishes.legs,
      shape,
      thick: shape === 'block' ? 64 : 72,
      inset,
    }),
  ];
};

/** A coffee table whose top rises and opens. */
function lifting({ w, h, d }: Size, { finishes }: ModelPiece, top: Part): Part[] {
  const under = h - 22;
  const [x, z] = [w / 2 - 60, d / 2 - 40];
  return [
    top,
    part(
      filling({ x: [-w / 2, w / 2], y: [under - 26, under - 4], z: [-d / 2, d / 2] }, 3),
      finishes.top,
    ),
    ...[-1, 1].flatMap((s) => [
      part(board(30, 20, d - 60, 3).translate(s * x, 10, 0), finishes.legs),
      part(rod([s * x, 20, -z], [s * x, under - 30, z * 0.3], 12), finishes.legs),
      part(rod([s * x, 20, z], [s * x, under - 30, -z * 0.3], 12), finishes.legs),
    ]),
    part(rod([-x, 60, 0], [x, 60, 0], 10), finishes.legs),
  ];
}

/** A round table on one column or on several legs. */
export const roundTable: Build = ({ w, h, d }, piece) => {
  const { finishes, choose, words } = piece;
  const thick = topThickness(piece, 25);
  const under = h - thick;
  const outline = superellipse(w, d, 2, 56);
  const top = part(
    slab(outline, thick, choose('edge', [4, 8, 11])).translate(0, under, 0),
    finishes.top,
  );
  if (/одна центральная|на одной опоре/.test(words)) {
    const foot = Math.min(w, d) * 0.29;
    const shape = choose('column', ['trumpet', 'disc']);
    const column =
      shape === 'trumpet'
        ? lathe(
            [
              [0, 0],
              [foot, 0],
              [foot, 8],
              [foot * 0.62, 24],
              [64, 120],
              [42, 300],
              [42, under - 140],
              [90, under - 8],
              [110, under],
              [0, under],
            ],
            36,
            6,
          )
        : lathe(
            [
              [0, 0],
              [foot, 0],
              [foot, 22],
              [44, 26],
              [44, under - 16],
              [140, under - 14],
              [140, under],
              [0, under],
            ],
            36,
            3,
          );
    return [top, part(column, finishes.legs)];
  }
  const inner = Math.min(w, d) * 0.7;
  const shape = choose<LegShape>('round legs', ['splayed', 'taper', 'turned']);
  return [
    top,
    part(
      slab(superellipse(w - 190, d - 190, 2, 40), 70, 3).translate(0, under - 70, 0),
      finishes.legs,
    ),
    ...legs({
      w: inner + 120,
      d: inner + 120,
      height: under,
      finish: finishes.legs,
      shape,
      thick: 64,
      inset: 20,
    }),
  ];
};

/** A low table: a tray on a ring of steel, a disc on legs. */
export const coffeeTable: Build = ({ w, h, d }, piece) => {
  const { finishes, choose, words } = piece;
  const rim = /бортик/.test(words) ? 28 : 0;
  const under = h - 16 - rim;
  const round = Math.abs(w - d) < 30;
  const outline = round ? superellipse(w, d, 2, 56) : roundedRectangle(w, d, 120);
  const ring = (scale: number, y: number) =>
    part(
      tube(
        outline.map(([x, z]) => [x * scale, y, z * scale] as const),
        8,
        { sides: 8, closed: true },
      ),
      finishes.legs,
    );
  const posts = choose('coffee legs', [3, 4, 5]);
  return [
    part(slab(outline, 16, 3).translate(0, under, 0), finishes.top),
    ...(rim
      ? [
          part(
            tube(
              outline.map(([x, z]) => [x * 0.985, h - rim / 2, z * 0.985] as const),
              rim / 2,
              { sides: 6, closed: true },
            ),
            finishes.top,
          ),
        ]
      : []),
    ring(0.82, under - 8),
    ring(0.82, 9),
    ...times(posts, (i) => {
      const angle = (i / posts) * Math.PI * 2 + 0.5;
      const [x, z] = [(Math.cos(angle) * w * 0.82) / 2, (Math.sin(angle) * d * 0.82) / 2];
      return part(rod([x, 9, z], [x, under - 6, z], 8), finishes.legs);
    }),
  ];
};

/** A desk: on frames, on columns that rise, with a pedestal of drawers, or for a child that grows. */
export const desk: Build = (size, piece) => {
  const { w, h, d } = size;
  const { attributes: a, finishes, choose } = piece;
  const thick = topThickness(piece, 22);
  const under = h - thick;
  const metal = finishes.legs.name.startsWith('metal') ? finishes.legs : blackMetal;
  const lifts = /подъ[её]мный|регулировка/.test(a.mechanism ?? '');
  const top = part(
    slab(roundedRectangle(w, d, choose('corner', [8, 40])), thick, 4).translate(0, under, 0),
    finishes.top,
  );
  const count = a.drawers ?? 0;
  const casework = { ...caseworkOf(piece), facade: finishes.body };
  if (lifts) {
    const column = (side: number): Part[] => [
      part(board(70, 26, d - 60, 8).translate(side * (w / 2 - 150), 13, 0), metal),
      part(
        board(80, under * 0.62, 60, 4).translate(side * (w / 2 - 150), under * 0.31 + 24, 0),
        metal,
      ),
      part(
        board(66, under * 0.5, 46, 4).translate(side * (w / 2 - 150), under - under * 0.25, 0),
        metal,
      ),
      part(board(60, 20, d - 140, 3).translate(side * (w / 2 - 150), under - 10, 0), metal),
    ];
    const drawer = count
      ? moved(
          front({
            w: w * 0.56,
            h: 70,
            finish: finishes.body,
            style: { ...casework.style, pattern: 'flat', handle: 'slot' },
            kind: 'drawer',
          }),
          [0, under - 40, d / 2 - 60],
        )
      : [part(board(92, 20, 40, 4).translate(w * 0.3, under - 10, d / 2 - 24), plastic('#2a2927'))];
    return [
      top,
      ...column(-1),
      ...column(1),
      part(board(w - 300, 60, 24, 3).translate(0, under - 60, 0), metal),
      ...drawer,
      ...(count
        ? [
            part(
              filling(
                { x: [-w * 0.28, w * 0.28], y: [under - 76, under], z: [-d * 0.2, d / 2 - 62] },
                2,
              ),
              finishes.body,
            ),
          ]
        : []),
    ];
  }
  const pedestal = 400;
  const right = choose('pedestal', [true, false]);
  const hung = choose('drawers', [true, false]);
  const boxes = count
    ? hung
      ? box(
          { ...casework, body: finishes.body },
          [-w / 2 + 90, w / 2 - 90],
          [under - 120, under],
          [-d / 2 + 40, d / 2 - 10],
          times(count, () => ({ share: 1, cells: drawers(1) })),
        )
      : box(
          { ...casework, body: finishes.body },
          right ? [w / 2 - pedestal - 40, w / 2 - 40] : [-w / 2 + 40, -w / 2 + 40 + pedestal],
          [under - 150 * count, under],
          [-d / 2 + 40, d / 2 - 10],
          [{ share: 1, cells: drawers(count) }],
        )
    : [];
  const frame = [-1, 1].map((s) => {
    const x = s * (w / 2 - 26);
    const z = d / 2 - 36;
    return part(
      tube(
        rounded(
          [
            [x, under, -z],
            [x, 14, -z],
            [x, 14, z],
            [x, under, z],
          ],
          choose('bend', [8, 60]),
          4,
        ),
        14,
        { sides: 8 },
      ),
      metal,
    );
  });
  return [
    top,
    ...frame,
    part(
      rod([-w / 2 + 26, under - 40, -d / 2 + 36], [w / 2 - 26, under - 40, -d / 2 + 36], 11),
      metal,
    ),
    ...boxes,
    ...(!count
      ? [
          part(
            board(w - 80, 80, 16, 2).translate(0, under - 60, -d / 2 + 60),
            darker(finishes.body, 0.1),
          ),
        ]
      : []),
  ];
};
