import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { darker } from '../kit/finishes.ts';
import { mirrored, moved, type Part, part, unit } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { armrest } from './armrests.ts';
import { backCushions, seatCushions } from './seat-cushions.ts';
import { type Seat, seatLegs, seatOf, seatsIn } from './seating.ts';
import { backFrame, pillows } from './sofa-back.ts';

/** A corner sofa: the long side along the back, a couch that runs to the front at its left or right. */
export const cornerSofa: Build = (size, piece) => {
  const { w, h, d } = size;
  const seat = seatOf(size, piece);
  const { arm } = seat;
  const half = w / 2;
  const seatDepth = Math.min((piece.attributes.seat_depth ?? 620) + 330, d * 0.68);
  const couch = Math.min(w * 0.42, Math.max(720, seatDepth));
  const frame = 130;
  const [x0, x1] = [-half + (arm || 10), half - couch] as const;
  const count = Math.max(1, seatsIn(x1 - x0, piece));
  const back = -d / 2 + frame;
  const front = -d / 2 + seatDepth;
  const walls = piece.choose('couch', ['open', 'walled', 'open']) === 'walled' && arm > 0;
  const couchX = [half - couch, half - (walls ? arm : 0)] as const;
  const couchWidth = couchX[1] - couchX[0];
  const left = mirrored(moved(armrest(seat, seatDepth - 8, piece), [half - arm, 0, -d / 2]));
  const acoustic = h > 1100;
  const top = acoustic ? h : h - 44;
  const base = (x: readonly [number, number], z1: number) =>
    part(
      filling(
        { x: [x[0], x[1]], y: [seat.legs, seat.seatTop - seat.cushion + 14], z: [-d / 2 + 6, z1] },
        14,
      ),
      darker(seat.cloth, 0.04),
    );
  const cushionTop = acoustic ? seat.seatTop + 420 : h;
  const chaise = Symbol('chaise');
  const made = [
    ...seatLegs({ w, h, d: seatDepth }, seat, piece).map(({ geometry, finish }) =>
      part(geometry.translate(0, 0, -d / 2 + seatDepth / 2), finish),
    ),
    ...moved(seatLegs({ w: couchWidth, h, d: d - seatDepth }, seat, piece), [
      (couchX[0] + couchX[1]) / 2,
      0,
      seatDepth / 2,
    ]),
    base([x0 - 4, couchX[0] + 3], front - 14),
    ...unit('chaise', [base([couchX[0] + 3, couchX[1] - 4], d / 2 - 10)], chaise),
    // Within the high side: faces in one plane would shade each other.
    backFrame(seat, [-half + arm * 0.5, half - (acoustic ? 3 : 0)], top, frame, d),
    ...(acoustic ? moved([backSide(seat, top, d)], [half - frame / 2, 0, 0]) : []),
    ...seatCushions(seat, [x0, x1], [back - 4, front], count),
    ...unit('chaise', seatCushions(seat, couchX, [back - 4, d / 2], 1), chaise),
    ...(piece.open
      ? [
          base([x0, couchX[0] - 6], d / 2 - 14),
          ...seatCushions({ ...seat, sewing: 'plain' }, [x0, couchX[0]], [front, d / 2 - 4], 1),
        ]
      : []),
    ...backCushions(seat, [x0, x1], back - 4, cushionTop, count),
    ...backCushions(seat, [couchX[0], couchX[1] - (acoustic ? frame : 0)], back - 4, cushionTop, 1),
    ...(arm > 0 ? left : []),
    ...(walls
      ? moved(armrest({ ...seat, armTop: seat.seatTop + 120 }, d * 0.78, piece), [
          half - arm,
          0,
          -d / 2,
        ])
      : []),
    ...pillows(seat, half - arm - 40, back + seat.back + 80, piece),
  ];
  return piece.side === 'left' ? mirrored(made) : made;
};

const backSide = (seat: Seat, top: number, d: number): Part => {
  const h = top - seat.legs;
  return part(
    cushion(130, h, d * 0.55, {
      coarse: seat.coarse,
      round: 30,
      puff: 3,
      cells: [1, 1, 2],
    }).translate(0, seat.legs + h / 2, -d / 2 + 3 + (d * 0.55) / 2),
    seat.cloth,
  );
};
