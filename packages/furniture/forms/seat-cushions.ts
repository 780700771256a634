import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { darker } from '../kit/finishes.ts';
import { middles, moved, type Part, part, tilted } from '../kit/part.ts';
import { stitched, uprightCushion } from '../kit/upholstered.ts';
import { buttoned, striped } from './quilting.ts';
import type { Seat } from './seating.ts';

/** The upholstered box under the seat cushions. */
export function seatBase(seat: Seat, w: number, depth: number): Part {
  const [low, high] = [seat.legs, seat.seatTop - seat.cushion + 14];
  return part(
    filling({ x: [-w / 2, w / 2], y: [low, Math.max(low + 40, high)], z: [0, depth] }, 14),
    darker(seat.cloth, 0.04),
  );
}

/** Seat cushions side by side from x0 to x1, their backs at z0, their fronts at z1. */
export function seatCushions(
  seat: Seat,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  count: number,
): Part[] {
  const w = (x1 - x0) / count;
  const [thick, depth] = [seat.cushion, z1 - z0];
  if (isStriped(seat) && seat.quilted === 'whole') {
    return middles(x0, x1, count).flatMap((x) =>
      moved(striped([w - 5, thick, depth], seat.cloth, { round: 40, puff: 20, deep: 14 }), [
        x,
        seat.seatTop - thick / 2,
        (z0 + z1) / 2,
      ]),
    );
  }
  const relief = seat.sewing === 'channels' ? stitched('channels', 130, 7) : undefined;
  return middles(x0, x1, count).map((x) =>
    part(
      cushion(w - 5, thick, depth, {
        coarse: seat.coarse,
        round: Math.min(44, thick * 0.3),
        puff: Math.min(26, w * 0.04),
        under: 2,
        sides: 5,
        cells: relief ? [Math.max(4, Math.round(w / 65)), 1, 3] : [w > 900 ? 6 : 3, 1, 3],
        ...(relief && { relief }),
      }).translate(x, seat.seatTop - thick / 2, (z0 + z1) / 2),
      seat.cloth,
    ),
  );
}

const isStriped = ({ sewing, quilted }: Seat) => sewing === 'channels' && quilted !== undefined;

/** How far apart and how deep a back of the width is sewn, in cells fine enough for it. */
function seamsOf({ sewing }: Seat, w: number) {
  const cells = (across: number, up: number) => [across, 1, up] as const;
  if (sewing === 'plain') return { cells: cells(w > 900 ? 6 : 4, 4) };
  return { step: 130, deep: 9, cells: cells(Math.max(5, Math.round(w / 60)), 3) };
}

/** Cushions to lean on, their backs at z, from the seat up to the height. */
export function backCushions(
  seat: Seat,
  [x0, x1]: readonly [number, number],
  z: number,
  top: number,
  count: number,
): Part[] {
  const w = (x1 - x0) / count;
  const h = top - seat.seatTop + 30;
  const lean = 0.13;
  const [long, thick] = [h / Math.cos(lean), seat.back];
  const stuffing = { round: Math.min(62, thick * 0.34), puff: thick * 0.2 };
  const upright = () =>
    isStriped(seat)
      ? striped([w - 6, thick, long], seat.cloth, { ...stuffing, deep: 30 }).map(
          ({ geometry, finish }) =>
            part(geometry.rotateX(Math.PI / 2).translate(0, long / 2, thick / 2), finish),
        )
      : seat.sewing === 'buttons'
        ? buttoned([w - 6, long, thick], seat.cloth, { ...stuffing, deep: 22, step: 170 })
        : [
            part(
              uprightCushion({
                coarse: seat.coarse,
                w: w - 6,
                h: long,
                thick,
                ...stuffing,
                sewing: seat.sewing,
                ...seamsOf(seat, w),
              }),
              seat.cloth,
            ),
          ];
  return middles(x0, x1, count).flatMap((x) =>
    moved(tilted(upright(), -lean), [x, seat.seatTop - 30, z + h * Math.sin(lean) - 6]),
  );
}
