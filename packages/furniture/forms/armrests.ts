import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { brass, wood } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import type { Point } from '../kit/mesh.ts';
import { moved, type Part, part, times } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';
import { rounded, tube } from '../kit/tube.ts';
import type { Seat } from './seating.ts';

/** The arm at the right of x = 0, from z = 0 to the depth; its inner side is at x = 0. */
export function armrest(seat: Seat, depth: number, piece: Piece): Part[] {
  const { arm, armTop, armShape, cloth, legs: foot } = seat;
  const h = armTop - foot;
  const at = (part_: Part) => moved([part_], [arm / 2, foot + h / 2, depth / 2]);
  if (armShape === 'wooden') return woodenArm(seat, depth, piece);
  if (armShape === 'round' || armShape === 'scroll') return rolledArm(seat, depth, piece);
  if (armShape === 'soft') {
    const pad = Math.min(110, h * 0.35);
    const body = part(
      cushion(arm, h - pad * 0.8, depth, {
        coarse: seat.coarse,
        round: 22,
        puff: 0,
        sides: 4,
        cells: [1, 1, 2],
      }),
      cloth,
    );
    const top = part(
      cushion(arm * 1.02, pad, depth, {
        coarse: seat.coarse,
        round: Math.min(42, arm * 0.3),
        puff: 16,
        cells: [2, 1, 3],
      }),
      cloth,
    );
    return [
      ...moved([body], [arm / 2, foot + (h - pad * 0.8) / 2, depth / 2]),
      ...moved([top], [arm / 2, armTop - pad / 2, depth / 2]),
    ];
  }
  const round = armShape === 'slim' ? Math.min(16, arm * 0.2) : Math.min(34, arm * 0.22);
  return at(
    part(
      cushion(arm, h, depth, { coarse: seat.coarse, round, puff: 5, sides: 3, cells: [1, 2, 3] }),
      cloth,
    ),
  );
}

/** How far the ends of a roll are rounded, and how far behind them its wall ends, mm. */
const END = 18;
const BEHIND = 26;
/** From one nail to the next, mm. */
const NAILS = 42;

/** A turned roll that overhangs its wall to both sides and to the front; nails where the data say so. */
function rolledArm(seat: Seat, depth: number, { words }: Piece): Part[] {
  const { arm, armTop, cloth, coarse, legs: foot } = seat;
  const r = Math.max(20, Math.min(arm / 2, 130, (armTop - foot) * 0.4));
  const [x, y] = [arm / 2, armTop - r];
  const bend = times(5, (i) => (i * Math.PI) / 8).map(
    (at) => [r - END * (1 - Math.sin(at)), END * (1 - Math.cos(at))] as const,
  );
  const front = depth - 6;
  const log = lathe(
    [
      [0, 0],
      ...bend,
      ...bend.map(([radius, z]) => [radius, front - z] as const).toReversed(),
      [0, depth],
    ],
    coarse ? 12 : 32,
  );
  const wall = cushion(r * 1.76, y - foot, depth - BEHIND, {
    coarse,
    round: 14,
    puff: 0,
    cells: [1, 1, coarse ? 1 : 2],
  });
  return [
    part(log.rotateX(Math.PI / 2).translate(x, y, 0), cloth),
    part(wall.translate(x - r * 0.06, (foot + y) / 2, (depth - BEHIND) / 2), cloth),
    ...(/гвозд/.test(words)
      ? [
          ...nailsAlong((Math.PI * 2 * (r - 24)) / NAILS, (way) => [
            x + (r - 24) * Math.sin(way * Math.PI * 2),
            y + (r - 24) * Math.cos(way * Math.PI * 2),
            front - 1,
          ]),
          ...[-0.74, 0.62].flatMap((side) =>
            nailsAlong((y - r - foot) / NAILS + 1, (way) => [
              x + side * r,
              y - r * 0.9 - way * (y - r - foot),
              depth - BEHIND - 1,
            ]),
          ),
        ]
      : []),
  ];
}

/** Brass nails at places along a way from 0 to 1. */
function nailsAlong(count: number, place: (way: number) => Point): Part[] {
  const whole = Math.round(count);
  return times(whole, (i) => {
    const nail = lathe(
      [
        [7, 0],
        [5, 4],
        [0, 6],
      ],
      8,
    );
    return part(nail.rotateX(Math.PI / 2).translate(...place(i / whole)), brass);
  });
}

function woodenArm(seat: Seat, depth: number, { finishes }: Piece): Part[] {
  const finish = finishes.legs.name.startsWith('metal') ? wood('#b98d5c') : finishes.legs;
  const x = seat.arm / 2;
  const top = filling({ x: [0, seat.arm], y: [seat.armTop - 28, seat.armTop], z: [10, depth] }, 9);
  const post = (z: number) => part(pole(seat.armTop - 20, 19, 13).translate(x, 0, z), finish);
  const rail = tube(
    rounded(
      [
        [x, seat.seatTop - seat.cushion - 20, 40],
        [x, seat.seatTop - seat.cushion - 8, depth - 40],
      ],
      10,
    ),
    16,
  );
  return [part(top, finish), post(depth - 60), post(60), part(rail, finish)];
}
