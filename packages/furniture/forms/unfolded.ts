import { cushion } from '../kit/cushion.ts';
import { blackMetal, paler } from '../kit/finishes.ts';
import { moved, type Part, part, times } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';
import { pillow } from '../kit/pillow.ts';
import { rod } from '../kit/tube.ts';
import type { Unfolding } from '../unfolds.ts';
import { seatBase, seatCushions } from './seat-cushions.ts';
import type { Seat } from './seating.ts';

/** Between what stands still: where the bed of a seat may lie, mm. */
interface Room {
  readonly x: readonly [number, number];
  /** The front of the back, and the front of the seat. */
  readonly z: readonly [number, number];
}

/** How high the seam of a pillow lies over the bed that it sinks into, mm. */
const SUNK = 38;
/** A seat stays beside a bed that is so much narrower than the sofa, mm. */
const BESIDE = 150;
/** Where a foot of tube begins, mm: its end is rounded. */
const FOOT = 3;

/** The bed of a seat at the height that one sits at, with what carries it and two pillows or one. */
export function bedOf(how: Unfolding, seat: Seat, room: Room, piece: Piece): Part[] {
  const { bed_width: width = 1400, bed_length: length = 2000 } = piece.attributes;
  const [x0, x1] = room.x;
  const middle = (x0 + x1) / 2;
  const across = how === 'sections' ? Math.min(width, x1 - x0) : x1 - x0;
  const depth = how === 'sections' ? length : width;
  const back = how === 'lying back' ? room.z[1] - depth : room.z[0];
  const count = how === 'sections' ? 3 : 2;
  const step = depth / count;
  const thick = how === 'sections' ? Math.min(seat.cushion, 140) : seat.cushion;
  const mattress = times(count, (i) =>
    part(
      cushion(across - 6, thick, step - 4, {
        coarse: seat.coarse,
        round: Math.min(40, thick * 0.28),
        puff: 8,
        sides: 3,
        cells: [3, 1, 3],
      }).translate(middle, seat.seatTop - thick / 2, back + step * (i + 0.5)),
      seat.cloth,
    ),
  );
  const beside = (x1 - x0 - across) / 2;
  const seats =
    beside > BESIDE
      ? [[x0, middle - across / 2] as const, [middle + across / 2, x1] as const].flatMap((x) =>
          seatCushions(seat, x, room.z, 1),
        )
      : [];
  return [
    ...mattress,
    ...seats,
    ...carried(how, seat, { x: room.x, z: [back, back + depth] }, room.z[1], across),
    ...pillowsOf(how, seat, { across, depth, middle, back }),
  ];
}

/** A box under what one sleeps along; under sections, a foot of steel where the seat ends. */
function carried(
  how: Unfolding,
  seat: Seat,
  { x, z }: Room,
  seatFront: number,
  across: number,
): Part[] {
  const w = x[1] - x[0];
  const middle = (x[0] + x[1]) / 2;
  if (how !== 'sections') {
    return moved([seatBase(seat, w, z[1] - z[0] - 12)], [middle, 0, z[0]]);
  }
  const top = seat.seatTop - 120;
  const sides = [60 - across / 2, across / 2 - 60].map((side) => middle + side);
  const feet = [seatFront + (z[1] - seatFront) / 2, z[1] - 60].flatMap((at) =>
    sides.map((side) => part(rod([side, FOOT, at], [side, top, at], 12), blackMetal)),
  );
  const rails = sides.map((side) =>
    part(rod([side, top, seatFront - 40], [side, top, z[1] - 50], 12), blackMetal),
  );
  return [
    ...moved([seatBase(seat, w, seatFront - z[0] - 20)], [middle, 0, z[0]]),
    ...feet,
    ...rails,
  ];
}

interface Lying {
  readonly across: number;
  readonly depth: number;
  readonly middle: number;
  readonly back: number;
}

/** Pillows at the head: at the back of what is drawn out, else at the left end. */
function pillowsOf(how: Unfolding, seat: Seat, { across, depth, middle, back }: Lying): Part[] {
  const wide = how === 'sections' ? across : depth;
  const count = wide > 1100 ? 2 : 1;
  const size = Math.min(620, (wide - 80) / count);
  const linen = paler(seat.cloth, 0.62);
  return times(count, (i) => {
    const along = (wide / count) * (i + 0.5);
    const made = pillow(size, 420, 130, 8);
    const [x, z] =
      how === 'sections'
        ? [middle - across / 2 + along, back + 270]
        : [middle - across / 2 + 270, back + along];
    if (how !== 'sections') made.rotateY(Math.PI / 2);
    return part(made.translate(x, seat.seatTop + SUNK, z), { ...linen, name: 'fabric:лён' });
  });
}
