import { board } from '../kit/board.ts';
import { steel } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { type Part, part } from '../kit/part.ts';
import type { Piece, Size } from '../kit/piece.ts';
import { rod } from '../kit/tube.ts';
import type { Seat } from './seating.ts';

/** How high the still frame reaches, and the rail that swings in it, mm. */
const [STILL, SWINGING] = [250, 112];

/**
 * One side of a chair that swings on links: a frame stands still on the floor, the posts of the arm hang in it. The lever that stops it is at the left,
 * where a chair is first looked at from.
 */
export function gliderSide(side: -1 | 1, { w, d }: Size, seat: Seat, { finishes }: Piece): Part[] {
  const finish = finishes.legs;
  const outer = side * (w / 2 - 14);
  const inner = side * (w / 2 - 62);
  const reach = d * 0.34;
  const rail = (x: number, y: number, length: number) =>
    part(board(28, 36, length, 8).translate(x, y, 0), finish);
  const post = (x: number, z: number, [low, high]: readonly [number, number], thick: number) =>
    part(pole(high - low, thick, thick).translate(x, low, z), finish);
  return [
    rail(outer, 18, d * 0.92),
    rail(outer, STILL, reach * 2 + 40),
    ...[-reach, reach].map((z) => post(outer, z, [30, STILL], 14)),
    rail(inner, SWINGING, d * 0.62),
    ...[-0.22, 0.2].map((at) => post(inner, d * at, [SWINGING, seat.armTop - 10], 16)),
    ...[-1, 1].map((end) =>
      part(rod([outer, STILL, end * (reach - 30)], [inner, SWINGING, end * d * 0.24], 7), steel),
    ),
    ...(side < 0
      ? [
          part(rod([outer, STILL, d * 0.1], [outer, STILL + 170, d * 0.18], 7), steel),
          part(pole(34, 13, 13).translate(outer, STILL + 160, d * 0.18), finish),
        ]
      : []),
  ];
}

/** What joins both sides of the frame on the floor. */
export const gliderBars = ({ w, d }: Size, { finishes }: Piece): Part[] =>
  [-0.34, 0.34].map((at) => part(board(w - 40, 26, 44, 6).translate(0, 15, d * at), finishes.legs));
