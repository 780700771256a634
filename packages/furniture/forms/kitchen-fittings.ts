import { board } from '../kit/board.ts';
import type { Column } from '../kit/cabinet.ts';
import { blackMetal, chrome, type Finish, plastic, steel } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { type Part, part } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rounded, tube } from '../kit/tube.ts';

export const plinthHeight = 100;

export const worktopLevel = 880;

export const ovenAt = (x: number, z: number, w: number): Part[] => {
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

/** A sink sunk into the worktop, no wider than its module, with its tap; y is the top of the worktop. */
const sinkAt = (
  [x, y, z]: readonly [number, number, number],
  wide: number,
  finish: Finish,
): Part[] => [
  part(slab(roundedRectangle(wide, 430, 50), 4, 1.5).translate(x, y, z), finish),
  part(slab(roundedRectangle(wide - 80, 330, 60), 3, 1).translate(x, y + 2.5, z + 24), {
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

/** A hob, no wider than its module; y is the top of the worktop. */
export const hobAt = (x: number, y: number, z: number, w: number): Part[] => [
  part(slab(roundedRectangle(Math.min(570, w - 4), 500, 12), 5, 1.5).translate(x, y, z), {
    ...plastic('#141414'),
    name: 'lacquer',
    roughness: 0.07,
  }),
];

export const sharesOf = (columns: readonly Column[]): number =>
  columns.reduce((total, { share }) => total + share, 0);

/** Everything that stands in a run of base modules from x0 to x1. */
export function fitted(
  columns: readonly Column[],
  [x0, x1]: readonly [number, number],
  z: readonly [number, number],
  piece: Piece,
): Part[] {
  const sum = sharesOf(columns);
  let at = x0;
  const dark = piece.choose('sink', [true, false]);
  return columns.flatMap((column) => {
    const width = ((x1 - x0) * column.share) / sum;
    const middle = at + width / 2;
    at += width;
    const deep = (z[0] + z[1]) / 2 + 10;
    if (column.cells.some(({ kind }) => kind === 'blind')) {
      return [...ovenAt(middle, z[1] - 30, width), ...hobAt(middle, worktopLevel, deep, width)];
    }
    if (column.cells.some(({ kind }) => kind === 'doors')) {
      const finish = dark ? blackMetal : chrome;
      return sinkAt([middle, worktopLevel, deep], Math.min(480, width - 20), finish);
    }
    return [];
  });
}
