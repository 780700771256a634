import type { BufferGeometry } from 'three';
import { mirrored, moved } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { unfoldingOf } from '../unfolds.ts';
import { armrest } from './armrests.ts';
import { buttoned } from './quilting.ts';
import { backCushions, seatBase, seatCushions } from './seat-cushions.ts';
import { seatLegs, seatOf, seatsIn } from './seating.ts';
import { backFrame, pillows } from './sofa-back.ts';
import { bedOf } from './unfolded.ts';

/** A straight sofa: legs, box, arms, a back, cushions to sit and to lean on. */
export const sofa: Build = (size, piece) => {
  const { w, h, d } = size;
  const seat = seatOf(size, piece);
  const { arm } = seat;
  const single = /один/.test(piece.attributes.armrests ?? '');
  const half = w / 2;
  const [x0, x1] = [-half + arm, single ? half - 6 : half - arm] as const;
  const count = seatsIn(x1 - x0, piece);
  const buttons = seat.sewing === 'buttons';
  const loose = !buttons && piece.choose('loose backs', [true, true, false]);
  const frame = buttons ? 120 : 130;
  const backTop = loose ? h - 50 : h;
  const bench = /книжка|аккордеон|выкатной|клик-кляк|пантограф/.test(
    piece.attributes.mechanism ?? '',
  );
  const seats = bench ? piece.choose('bench', [1, Math.min(count, 2)]) : count;
  const front = d / 2;
  const back = -d / 2 + frame;
  const right = () => moved(armrest(seat, d - 8, piece), [half - arm, 0, -d / 2]);
  const lean = buttons
    ? moved(
        buttoned([x1 - x0 + arm * 0.5, h - seat.seatTop + 30, 110], seat.cloth, {
          round: 40,
          puff: 18,
          deep: 30,
          step: 170,
        }),
        [(x0 + x1) / 2, seat.seatTop - 30, back - 16],
      )
    : backCushions(seat, [x0, x1], back - 4, loose ? h : h - 18, count);
  // Posts that carry wooden arms are the legs, too: others beside them would be doubled.
  const feet = seatLegs(size, seat, piece).filter(
    ({ geometry }) => seat.armShape !== 'wooden' || isBetween(geometry, half - arm - 120),
  );
  const arms = arm > 0 ? [...(single ? [] : right()), ...mirrored(right())] : [];
  const standing = backFrame(
    seat,
    single ? [-half + 4, half] : [-half + arm * 0.55, half - arm * 0.55],
    backTop,
    frame,
    d,
  );
  const unfolding = piece.open ? unfoldingOf(piece.attributes) : undefined;
  if (unfolding) {
    return [
      ...feet,
      ...(unfolding === 'lying back' ? [] : [standing]),
      ...bedOf(unfolding, seat, { x: [x0, x1], z: [back - 4, front] }, piece),
      ...arms,
    ];
  }
  return [
    ...feet,
    ...moved([seatBase(seat, x1 - x0 + 8, d - 20)], [(x0 + x1) / 2, 0, -d / 2 + 6]),
    standing,
    ...seatCushions(seat, [x0, x1], [back - 4, front], seats),
    ...lean,
    ...arms,
    ...pillows(
      seat,
      single ? half - 60 : half - arm,
      back + (buttons ? 125 : seat.back + 80),
      piece,
    ),
  ];
};

/** Whether the middle of a shape is no further from the middle of the sofa. */
function isBetween(geometry: BufferGeometry, far: number): boolean {
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox ?? { min: { x: 0 }, max: { x: 0 } };
  return Math.abs(min.x + max.x) / 2 <= far;
}
