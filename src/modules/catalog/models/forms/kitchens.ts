import { board, filling } from '../kit/board.ts';
import type { Cell, Column } from '../kit/cabinet.ts';
import { blackMetal, chrome, type Finish, plastic, steel } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { mirrored, moved, type Part, part, times, turned } from '../kit/part.ts';
import type { Build, ModelPiece, Size } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rounded, tube } from '../kit/tube.ts';
import { box, type Casework, caseworkOf, cornice, doors, drawers } from './casework.ts';

const plinthHeight = 100;
const worktopLevel = 880;
const upperDepth = 330;

interface Kitchen {
  readonly casework: Casework;
  readonly top: Finish;
  readonly thick: number;
  readonly splash: Finish;
  readonly height: number;
  readonly glazed: boolean;
}

function kitchenOf({ h }: Size, piece: ModelPiece): Kitchen {
  const { attributes: a, finishes } = piece;
  const told = /(\d+) мм/.exec(a.countertop_material ?? '')?.[1];
  const stoneSplash = /каменный фартук/.test(piece.words);
  return {
    casework: { ...caseworkOf(piece), inset: false },
    top: finishes.top,
    thick: told ? Number(told) : 30,
    splash: stoneSplash
      ? finishes.top
      : { ...finishes.upper, name: 'ceramic', colour: '#eeeae2', roughness: 0.25 },
    height: h,
    glazed: a.facade_with_showcase === true,
  };
}

/** Base modules from the left: where drawers, the oven and the sink go. */
function baseColumns(count: number, drawerCount: number, choose: ModelPiece['choose']): Column[] {
  const chests = Math.min(count - 1, Math.max(1, Math.round(drawerCount / 3)));
  const oven = count >= 4 ? Math.floor(count / 2) + choose('oven', [0, 1]) : -1;
  const sink = oven === 1 ? 2 : 1;
  let left = drawerCount;
  return times(count, (index): Column => {
    if (index === oven) {
      return {
        share: 1.05,
        cells: [
          { kind: 'drawer', share: 0.2 },
          { kind: 'blind', share: 0.8 },
        ],
      };
    }
    const isChest = index !== sink && left > 0 && (index === 0 || index > count - chests - 1);
    if (isChest) {
      const rows = Math.min(3, left);
      left -= rows;
      return {
        share: 1,
        cells:
          rows === 1
            ? [
                { kind: 'door', share: 0.76, grip: 0.85 },
                ...drawers(1).map((cell) => ({ ...cell, share: 0.24 })),
              ]
            : drawers(rows, 0.3),
      };
    }
    return {
      share: 1,
      cells: [
        {
          kind: index === sink ? 'doors' : 'door',
          share: 1,
          hinge: index % 2 ? 'left' : 'right',
          grip: 0.84,
        },
      ],
    };
  });
}

const ovenAt = (x: number, z: number, w: number): Part[] => {
  const width = Math.min(w - 8, 594);
  return [
    part(board(width, 560, 20, 3).translate(x, plinthHeight + 445, z - 8), plastic('#1f1e1d')),
    part(board(width - 50, 330, 4, 2).translate(x, plinthHeight + 395, z + 3), {
      ...plastic('#0f0f10'),
      name: 'lacquer',
      roughness: 0.08,
    }),
    part(board(width - 60, 14, 14, 5).translate(x, plinthHeight + 610, z + 18), steel),
    ...[-0.3, 0, 0.3].map((at) =>
      part(
        pole(14, 17, 17, 14)
          .rotateX(Math.PI / 2)
          .translate(x + at * width, plinthHeight + 668, z + 2),
        steel,
      ),
    ),
  ];
};

/** A sink sunk into the worktop, with its tap; y is the top of the worktop. */
const sinkAt = (x: number, y: number, z: number, finish: Finish): Part[] => [
  part(slab(roundedRectangle(480, 430, 50), 4, 1.5).translate(x, y, z), finish),
  part(slab(roundedRectangle(400, 330, 60), 3, 1).translate(x, y + 2.5, z + 24), {
    ...finish,
    colour: '#6f6e6b',
  }),
  part(pole(30, 22).translate(x, y + 3, z - 172), finish),
  part(
    tube(
      rounded(
        [
          [x, y + 20, z - 172],
          [x, y + 300, z - 172],
          [x, y + 300, z - 10],
          [x, y + 220, z - 10],
        ],
        80,
        8,
      ),
      11,
      { sides: 10 },
    ),
    finish,
  ),
];

const hobAt = (x: number, y: number, z: number): Part[] => [
  part(slab(roundedRectangle(570, 500, 12), 5, 1.5).translate(x, y, z), {
    ...plastic('#141414'),
    name: 'lacquer',
    roughness: 0.07,
  }),
];

interface Run {
  readonly x: readonly [number, number];
  /** Back and front of the worktop. */
  readonly z: readonly [number, number];
  readonly lower: readonly Column[];
  readonly upper: readonly Column[];
  /** Ends of the upper cupboards, where they are shorter than the base. */
  readonly upperX?: readonly [number, number];
}

/** Cupboards along one wall: plinth, base, worktop, splash, cupboards above. */
function run(kitchen: Kitchen, { x, z, lower, upper, upperX = x }: Run): Part[] {
  const { casework, thick, top, height } = kitchen;
  const body = {
    ...casework.body,
    ...(casework.body.name === 'wood' ? {} : { colour: casework.body.colour }),
  };
  const baseTop = worktopLevel - thick;
  const crowned = casework.style.pattern === 'moulded';
  const upperBottom = worktopLevel + Math.min(580, (height - worktopLevel) * 0.45);
  const made = [
    part(filling({ x: [x[0] + 2, x[1] - 2], y: [0, plinthHeight], z: [z[0], z[1] - 80] }, 1), {
      ...blackMetal,
      name: 'plastic',
      metalness: 0,
      colour: '#3a3632',
    }),
    ...box({ ...casework, body }, x, [plinthHeight, baseTop], [z[0], z[1] - 8], lower),
    part(filling({ x, y: [baseTop, worktopLevel], z }, Math.min(4, thick / 4)), top),
    part(
      filling(
        { x: [x[0] + 1, x[1] - 1], y: [worktopLevel, upperBottom], z: [z[0], z[0] + 8] },
        0.6,
      ),
      kitchen.splash,
    ),
  ];
  if (upper.length === 0) return made;
  return [
    ...made,
    ...box(
      { ...casework, facade: casework.upper, body: casework.upper },
      upperX,
      [upperBottom, crowned ? height - 40 : height],
      [z[0], z[0] + upperDepth],
      upper,
    ),
    ...(crowned
      ? moved(cornice(upperX[1] - upperX[0], upperDepth + 14, height, casework.upper), [
          (upperX[0] + upperX[1]) / 2,
          0,
          z[0] + upperDepth / 2 + 7,
        ])
      : []),
  ];
}

function upperColumns(count: number, { glazed, casework }: Kitchen, flaps: boolean): Column[] {
  if (flaps)
    return times(count, () => ({
      share: 1,
      cells: [
        { kind: 'flap', share: 1 },
        { kind: 'flap', share: 1 },
      ] as Cell[],
    }));
  const columns = doors(count, { grip: 0.16 });
  if (!glazed) return columns;
  return columns.map((column, index) =>
    index === count - 1 || (count > 4 && index === 0)
      ? {
          ...column,
          cells: column.cells.map((cell) => ({
            ...cell,
            pane: 'glass' as const,
            shelves: 2,
            finish: casework.upper,
          })),
        }
      : column,
  );
}

/** Everything that stands in a run of base modules from x0 to x1. */
function fitted(
  columns: readonly Column[],
  [x0, x1]: readonly [number, number],
  z: readonly [number, number],
  piece: ModelPiece,
): Part[] {
  const sum = columns.reduce((total, { share }) => total + share, 0);
  let at = x0;
  const dark = piece.choose('sink', [true, false]);
  return columns.flatMap((column) => {
    const width = ((x1 - x0) * column.share) / sum;
    const middle = at + width / 2;
    at += width;
    const deep = (z[0] + z[1]) / 2 + 10;
    if (column.cells.some(({ kind }) => kind === 'blind')) {
      return [...ovenAt(middle, z[1] - 30, width), ...hobAt(middle, worktopLevel, deep)];
    }
    if (column.cells.some(({ kind }) => kind === 'doors')) {
      return sinkAt(middle, worktopLevel, deep, dark ? blackMetal : chrome);
    }
    return [];
  });
}

/** A kitchen along one wall. */
export const kitchen: Build = (size, piece) => {
  const { w, d } = size;
  const { attributes: a, words } = piece;
  const plan = kitchenOf(size, piece);
  const x = [-w / 2, w / 2] as const;
  const z = [-d / 2, d / 2] as const;
  const lower = baseColumns(a.lower_modules ?? Math.round(w / 600), a.drawers ?? 2, piece.choose);
  const upper = upperColumns(a.upper_modules ?? lower.length, plan, /откидыва/.test(words));
  return [...run(plan, { x, z, lower, upper }), ...fitted(lower, x, z, piece)];
};

/** A kitchen around a corner: the second run comes towards the viewer. */
export const cornerKitchen: Build = (size, piece) => {
  const { w, d } = size;
  const { attributes: a } = piece;
  const plan = kitchenOf(size, piece);
  const deep = 600;
  const total = a.lower_modules ?? Math.round((w + d - deep) / 550);
  const side = Math.max(1, Math.round((total * (d - deep)) / (w + d - deep)));
  const lower = baseColumns(total - side, Math.ceil((a.drawers ?? 3) / 2), piece.choose);
  const z = [-d / 2, -d / 2 + deep] as const;
  const upperTotal = a.upper_modules ?? total - 1;
  const upperSide = Math.max(1, Math.min(side, Math.round(upperTotal * 0.3)));
  const back = [
    ...run(plan, {
      x: [-w / 2, w / 2],
      z,
      lower: [...lower, { share: 0.9, cells: [{ kind: 'door', share: 1 }] }],
      upper: upperColumns(upperTotal - upperSide, plan, false),
    }),
    ...fitted(lower, [-w / 2, w / 2 - deep], z, piece),
  ];
  const length = d - deep;
  const sideLower = baseColumns(side, Math.floor((a.drawers ?? 3) / 2), piece.choose).map(
    (column) =>
      column.cells.some(({ kind }) => kind === 'blind' || kind === 'doors')
        ? { ...column, cells: [{ kind: 'door', share: 1, grip: 0.84 } as Cell] }
        : column,
  );
  // Built along x with its back to -z, then turned so that its back is the wall at the right.
  const wing = turned(
    run(
      { ...plan, glazed: false },
      {
        x: [-length / 2, length / 2],
        z: [-deep / 2, deep / 2],
        lower: sideLower,
        upper: upperColumns(upperSide, { ...plan, glazed: false }, false),
      },
    ),
    -Math.PI / 2,
  );
  const made = [...back, ...moved(wing, [w / 2 - deep / 2, 0, -d / 2 + deep + length / 2])];
  return piece.choose('corner', [true, false]) ? made : mirrored(made);
};

/** A kitchen along a wall with tall cupboards at its ends and an island before it. */
export const islandKitchen: Build = (size, piece) => {
  const { w, d, h } = size;
  const { attributes: a, words } = piece;
  const plan = kitchenOf(size, piece);
  const { casework, thick, top } = plan;
  const deep = 620;
  const z = [-d / 2, -d / 2 + deep] as const;
  const talls = Number(/пенал — (\d)/.exec(words)?.[1] ?? 2);
  const wide = 600;
  const leftTalls = Math.ceil(talls / 2);
  const tallBox = (x: number, oven: boolean): Part[] => {
    const cells: Cell[] = oven
      ? [
          { kind: 'drawer', share: 0.16 },
          { kind: 'drawer', share: 0.16 },
          { kind: 'blind', share: 0.28 },
          { kind: 'door', share: 0.4, grip: 0.1 },
        ]
      : [
          { kind: 'door', share: 0.62, grip: 0.6 },
          { kind: 'door', share: 0.38, grip: 0.1 },
        ];
    const made = box(
      casework,
      [x, x + wide],
      [plinthHeight, h],
      [z[0], z[1] - 8],
      [{ share: 1, cells }],
    );
    const foot = part(
      filling({ x: [x, x + wide], y: [0, plinthHeight], z: [z[0], z[1] - 80] }, 1),
      plastic('#3a3632'),
    );
    const level = plinthHeight + (h - plinthHeight) * 0.32 - plinthHeight - 190;
    return [
      ...made,
      foot,
      ...(oven ? moved(ovenAt(x + wide / 2, z[1] - 36, wide), [0, level + 40, 0]) : []),
    ];
  };
  const from = -w / 2 + leftTalls * wide;
  const to = w / 2 - (talls - leftTalls) * wide;
  const lower = times(
    Math.max(2, Math.round((to - from) / 600)),
    (i): Column => ({
      share: 1,
      cells: i === 1 ? [{ kind: 'doors', share: 1, grip: 0.84 }] : drawers(3, 0.3),
    }),
  );
  const island = {
    x: [-w * 0.3, w * 0.3] as const,
    z: [d / 2 - 950, d / 2] as const,
  };
  const overhang = /под стулья/.test(words) ? 300 : 20;
  const islandColumns = times(
    Math.round((w * 0.6) / 600),
    (i): Column => ({
      share: 1,
      cells: i % 2 ? drawers(3, 0.3) : [{ kind: 'doors', share: 1, grip: 0.84 }],
    }),
  );
  return [
    ...times(leftTalls, (i) => tallBox(-w / 2 + i * wide, i === leftTalls - 1)).flat(),
    ...times(talls - leftTalls, (i) => tallBox(to + i * wide, false)).flat(),
    ...run(plan, {
      x: [from, to],
      z,
      lower,
      upper: upperColumns(a.upper_modules ?? 4, plan, false),
    }),
    ...fitted(lower, [from, to], z, piece),
    part(
      filling(
        {
          x: [island.x[0] + 60, island.x[1] - 60],
          y: [0, plinthHeight],
          z: [island.z[0] + 60, island.z[1] - overhang - 60],
        },
        1,
      ),
      plastic('#3a3632'),
    ),
    ...box(
      casework,
      [island.x[0] + 20, island.x[1] - 20],
      [plinthHeight, worktopLevel - thick],
      [island.z[0] + 20, island.z[1] - overhang],
      islandColumns,
    ),
    part(filling({ x: island.x, y: [worktopLevel - thick, worktopLevel], z: island.z }, 3), top),
  ];
};
