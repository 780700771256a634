import type { Cell, Column } from '../kit/cabinet.ts';
import { times } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';
import { doors, drawers } from './casework.ts';
import type { Kitchen } from './kitchen-runs.ts';

/** Base modules from the left: where drawers, the sink and, among `ovenFrom` modules or more, the oven go. */
export function baseColumns(
  count: number,
  drawerCount: number,
  choose: Piece['choose'],
  ovenFrom = 4,
): Column[] {
  const oven = count >= ovenFrom ? Math.floor(count / 2) + choose('oven', [0, 1]) : -1;
  const sink = oven === 1 ? 2 : 1;
  // One drawer is that under the oven.
  let left = drawerCount - (oven < 0 ? 0 : 1);
  const chests = Math.min(count - 1, Math.max(1, Math.round(left / 3)));
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

export function upperColumns(
  count: number,
  { glazed, casework }: Kitchen,
  flaps: boolean,
): Column[] {
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
