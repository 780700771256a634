import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { wood } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { moved, type Part, part } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';
import { rounded, tube } from '../kit/tube.ts';
import type { Seat } from './seating.ts';

/** The arm at the right of x = 0, from z = 0 to the depth; its inner side is at x = 0. */
export function armrest(seat: Seat, depth: number, piece: Piece): Part[] {
  const { arm, armTop, armShape, cloth, legs: foot } = seat;
  const h = armTop - foot;
  const at = (part_: Part) => moved([part_], [arm / 2, foot + h / 2, depth / 2]);
  if (armShape === 'wooden') return woodenArm(seat, depth, piece);
  if (armShape === 'round' || armShape === 'scroll') {
    const roll = Math.min(arm * 0.5, 110);
    const log = part(
      cushion(roll * 2, roll * 2, depth, {
        coarse: seat.coarse,
        round: roll * 0.98,
        puff: 0,
        cells: [1, 1, 2],
      }),
      cloth,
    );
    const wall = part(
      cushion(arm * 0.8, h - roll, depth - 12, {
        coarse: seat.coarse,
        round: 18,
        puff: 0,
        cells: [1, 1, 2],
      }),
      cloth,
    );
    return [
      ...moved([log], [arm / 2, armTop - roll, depth / 2]),
      ...moved([wall], [arm / 2, foot + (h - roll) / 2, depth / 2 - 6]),
    ];
  }
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
