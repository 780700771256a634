import { cushion } from '../kit/cushion.ts';
import { darker, paler } from '../kit/finishes.ts';
import { moved, type Part, part, times } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';
import { loosePillow } from '../kit/upholstered.ts';
import type { Seat } from './seating.ts';

/** The frame behind the back cushions, across the whole width. */
export function backFrame(
  seat: Seat,
  [x0, x1]: readonly [number, number],
  top: number,
  thick: number,
  depth: number,
): Part {
  const h = top - seat.legs;
  return part(
    cushion(x1 - x0, h, thick, {
      coarse: seat.coarse,
      round: Math.min(36, thick * 0.4),
      puff: 3,
      cells: [3, 1, 1],
    }).translate((x0 + x1) / 2, seat.legs + h / 2, -depth / 2 + thick / 2),
    seat.cloth,
  );
}

/** Pillows that a product is shown with: what the set says, or as its taste goes. They lean on what ends at z above the seat. */
export function pillows(seat: Seat, half: number, z: number, piece: Piece): Part[] {
  const stated = /подушка(?:-валик)?(?: — (\d))?/.exec(
    (piece.attributes.included_items ?? []).join('; '),
  );
  const count = stated
    ? Math.min(3, Number(stated[1] ?? 1))
    : piece.choose('pillows', [0, 1, 2, 2]);
  const cloth = piece.choose('pillow colour', [true, false])
    ? paler(seat.cloth, 0.3)
    : darker(seat.cloth, 0.16);
  return times(count, (index) => {
    const size = Math.min(
      piece.choose('pillow', [420, 450, 480]),
      piece.attributes.dimensions_height
        ? (piece.attributes.dimensions_height - seat.seatTop) * 0.97
        : 400,
    );
    const side = index === 0 ? -1 : 1;
    const x = side * (half - size * (index === 2 ? 1.15 : 0.52));
    const made = loosePillow(size, { ...cloth, name: 'fabric:лён' }, 0.3);
    for (const { geometry } of made) geometry.rotateY(side * -0.1);
    return moved(made, [x, seat.seatTop - 6, z + size * 0.24 + index * 8]);
  }).flat();
}
