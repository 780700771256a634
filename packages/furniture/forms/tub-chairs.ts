import { cushion } from '../kit/cushion.ts';
import { pole } from '../kit/lathe.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { slab, superellipse } from '../kit/slab.ts';
import { seatOf } from './seating.ts';

/** A round shell that turns on a disc. */
export const tub: Build = (size, piece) => {
  const { w, h, d } = size;
  const seat = seatOf(size, piece);
  const { cloth } = seat;
  const outline = superellipse(w, d, 2.5, 36);
  const foot = 70;
  const shell: Part[] = outline.flatMap(([x, z], index) => {
    const next = outline[(index + 1) % outline.length] ?? [0, 0];
    const [mx, mz] = [(x + next[0]) / 2, (z + next[1]) / 2];
    // Open to the front.
    const toFront = Math.atan2(mz, Math.abs(mx));
    if (toFront > 0.72) return [];
    const rise = Math.min(1, Math.max(0, (0.72 - toFront) / 1.6));
    const top = seat.armTop + (h - seat.armTop) * Math.sin((rise * Math.PI) / 2);
    const length = Math.hypot(next[0] - x, next[1] - z) + 34;
    const angle = Math.atan2(-(next[1] - z), next[0] - x);
    const inward = 1 - 62 / Math.hypot(mx, mz);
    return [
      part(
        cushion(length, top - foot, 120, { coarse: true, round: 50, puff: 4, cells: [1, 1, 1] })
          .rotateY(angle)
          .translate(mx * inward, (top + foot) / 2, mz * inward),
        cloth,
      ),
    ];
  });
  return [
    part(slab(superellipse(w * 0.72, d * 0.72, 2, 32), 24, 5), piece.finishes.legs),
    part(pole(foot, 60), piece.finishes.legs),
    part(
      slab(superellipse(w - 60, d - 40, 2.5, 32), seat.seatTop - 130 - foot, 12).translate(
        0,
        foot,
        8,
      ),
      cloth,
    ),
    ...shell,
    part(
      cushion(w - 200, 150, d - 150, {
        round: 70,
        puff: 26,
        sides: 10,
        cells: [4, 1, 4],
      }).translate(0, seat.seatTop - 75, 70),
      cloth,
    ),
  ];
};
