import { filling } from '../kit/board.ts';
import type { Cell, Column } from '../kit/cabinet.ts';
import { plastic } from '../kit/finishes.ts';
import { moved, type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { box, drawers } from './casework.ts';
import { upperColumns } from './kitchen-columns.ts';
import { fitted, hobAt, ovenAt, plinthHeight, worktopLevel } from './kitchen-fittings.ts';
import { kitchenOf, run } from './kitchen-runs.ts';

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
  // The oven is in a tall cupboard; the hob keeps its place beside the sink, the second module.
  const module = (to - from) / lower.length;
  const hob = from + module * (lower.length > 2 ? 2.5 : 0.5);
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
    ...hobAt(hob, worktopLevel, (z[0] + z[1]) / 2 + 10, module),
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
