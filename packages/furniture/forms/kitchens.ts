import { filling } from '../kit/board.ts';
import type { Cell, Column } from '../kit/cabinet.ts';
import { mirrored, moved, part, turned } from '../kit/part.ts';
import type { Build, Piece } from '../kit/piece.ts';
import { baseColumns, upperColumns } from './kitchen-columns.ts';
import { fitted, sharesOf } from './kitchen-fittings.ts';
import { kitchenOf, run } from './kitchen-runs.ts';

/** A kitchen along one wall. */
export const kitchen: Build = (size, piece) => {
  const { w, d } = size;
  const { attributes: a, words } = piece;
  const plan = kitchenOf(size, piece);
  const x = [-w / 2, w / 2] as const;
  const z = [-d / 2, d / 2] as const;
  const lower = baseColumns(a.lower_modules ?? Math.round(w / 600), a.drawers ?? 3, piece.choose);
  const upper = upperColumns(a.upper_modules ?? lower.length, plan, /откидыва/.test(words));
  return [...run(plan, { x, z, lower, upper }), ...fitted(lower, x, z, piece)];
};

/** Base modules of the wing: it has neither sink nor oven. */
const wingColumns = (count: number, drawerCount: number, { choose }: Piece): Column[] =>
  baseColumns(count, drawerCount, choose, Number.POSITIVE_INFINITY).map((column) =>
    column.cells.some(({ kind }) => kind === 'doors')
      ? { ...column, cells: [{ kind: 'door', share: 1, grip: 0.84 } as Cell] }
      : column,
  );

const drawersIn = (columns: readonly Column[]): number =>
  columns.flatMap(({ cells }) => cells).filter(({ kind }) => kind === 'drawer').length;

/** A kitchen around a corner: the second run comes towards the viewer, at the right unless the left is stated. */
export const cornerKitchen: Build = (size, piece) => {
  const { w, d } = size;
  const { attributes: a } = piece;
  const plan = kitchenOf(size, piece);
  const deep = 600;
  const total = a.lower_modules ?? Math.round((w + d - deep) / 550);
  const side = Math.max(1, Math.round((total * (d - deep)) / (w + d - deep)));
  // The corner is a module, too.
  const along = Math.max(3, total - side - 1);
  const drawerCount = a.drawers ?? 4;
  const sideLower = wingColumns(side, Math.floor((drawerCount - 1) / 2), piece);
  // What the wing has no room for goes to the back run.
  const lower = baseColumns(along, drawerCount - drawersIn(sideLower), piece.choose, 3);
  const z = [-d / 2, -d / 2 + deep] as const;
  /** Room for handles, so that fronts in the corner open past each other. */
  const corner = deep + 40;
  const cornerShare = (corner / (w - corner)) * sharesOf(lower);
  const upperTotal = a.upper_modules ?? total - 1;
  const upperSide = Math.max(1, Math.min(side, Math.round(upperTotal * 0.3)));
  const back = [
    ...run(plan, {
      x: [-w / 2, w / 2],
      z,
      // Behind the closed one stands the other run.
      lower: [
        ...lower,
        { share: cornerShare, cells: [{ kind: 'door', share: 1 }], closed: true, hidden: true },
      ],
      upper: upperColumns(upperTotal - upperSide, plan, false).map((column, index, { length }) =>
        index === length - 1 ? { ...column, closed: true } : column,
      ),
    }),
    ...fitted(lower, [-w / 2, w / 2 - corner], z, piece),
    // The wall of the corner itself, beside the end of the back run.
    part(
      filling(
        { x: [w / 2 - 8, w / 2], y: [882, plan.height - 300], z: [z[0] + 10, z[1] + 2] },
        0.6,
      ),
      plan.splash,
    ),
  ];
  const length = d - deep;
  // Built along x with its back to -z, then turned so that its back is the wall at the right.
  const wing = turned(
    run(
      // Its doors would meet those of the back.
      { ...plan, glazed: false, casework: { ...plan.casework, open: false } },
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
  return piece.side === 'left' ? mirrored(made) : made;
};
