import { filling } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { brass, darker, paler } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { mirrored, moved, type Part, part, times } from '../kit/part.ts';
import type { Build, ModelPiece } from '../kit/piece.ts';
import { loosePillow, uprightCushion } from '../kit/upholstered.ts';
import {
  armrest,
  backCushions,
  type Seat,
  seatBase,
  seatCount,
  seatCushions,
  seatLegs,
  seatOf,
} from './seating.ts';

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

/** Pillows that a product is shown with: what the set says, or as its taste goes. */
function pillows(seat: Seat, half: number, z: number, piece: ModelPiece): Part[] {
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
    const made = loosePillow(size, { ...cloth, name: 'fabric:лён' }, 0.42);
    for (const { geometry } of made) geometry.rotateY(side * -0.18);
    return moved(made, [x, seat.seatTop - 6, z + index * 8]);
  }).flat();
}

/** Brass nails along the front of the arms. */
function nails(seat: Seat, x: number, z: number): Part[] {
  const step = 42;
  return times((seat.armTop - seat.legs - 130) / step, (i) =>
    part(
      lathe(
        [
          [0, 0],
          [7, 0],
          [5, 4],
          [0, 6],
        ],
        8,
      )
        .rotateX(Math.PI / 2)
        .translate(x, seat.legs + 40 + i * step, z),
      brass,
    ),
  );
}

/** A straight sofa: legs, box, arms, a back, cushions to sit and to lean on. */
export const sofa: Build = (size, piece) => {
  const { w, h, d } = size;
  const seat = seatOf(size, piece);
  const { arm } = seat;
  const single = /один/.test(piece.attributes.armrests ?? '');
  const half = w / 2;
  const [x0, x1] = [-half + arm, single ? half - 6 : half - arm] as const;
  const count = seatCount(x1 - x0, piece);
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
    ? [
        part(
          uprightCushion({
            w: x1 - x0 + arm * 0.5,
            h: h - seat.seatTop + 30,
            thick: 110,
            sewing: 'buttons',
            step: 170,
            deep: 30,
            puff: 18,
            cells: [Math.round((x1 - x0) / 62), 1, 8],
          }).translate((x0 + x1) / 2, seat.seatTop - 30, back - 16),
          seat.cloth,
        ),
      ]
    : backCushions(seat, [x0, x1], back - 4, loose ? h : h - 18, count);
  return [
    ...seatLegs(size, seat, piece),
    ...moved([seatBase(seat, x1 - x0 + 8, d - 20)], [(x0 + x1) / 2, 0, -d / 2 + 6]),
    backFrame(
      seat,
      single ? [-half + 4, half] : [-half + arm * 0.55, half - arm * 0.55],
      backTop,
      frame,
      d,
    ),
    ...seatCushions(seat, [x0, x1], [back - 4, front], seats),
    ...lean,
    ...(arm > 0 ? [...(single ? [] : right()), ...mirrored(right())] : []),
    ...(/гвозд/.test(piece.words)
      ? [-1, 1].flatMap((side) => nails(seat, side * (half - arm / 2), front - 6))
      : []),
    ...pillows(seat, single ? half - 60 : half - arm, back + 150, piece),
  ];
};

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
  const count = Math.max(1, seatCount(x1 - x0, piece));
  const back = -d / 2 + frame;
  const front = -d / 2 + seatDepth;
  const walls = piece.choose('couch', ['open', 'walled', 'open']) === 'walled' && arm > 0;
  const couchX = [half - couch, half - (walls ? arm : frame * 0)] as const;
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
  const made = [
    ...seatLegs({ w, h, d: seatDepth }, seat, piece).map(({ geometry, finish }) =>
      part(geometry.translate(0, 0, -d / 2 + seatDepth / 2), finish),
    ),
    ...moved(seatLegs({ w: couchWidth, h, d: d - seatDepth }, seat, piece), [
      (couchX[0] + couchX[1]) / 2,
      0,
      seatDepth / 2,
    ]),
    base([x0 - 4, half - 4], front - 14),
    base([couchX[0] + 3, couchX[1] - 4], d / 2 - 10),
    backFrame(seat, [-half + arm * 0.5, half], top, frame, d),
    ...(acoustic ? moved([backSide(seat, top, d)], [half - frame / 2, 0, 0]) : []),
    ...seatCushions(seat, [x0, x1], [back - 4, front], count),
    ...seatCushions(seat, couchX, [back - 4, d / 2], 1),
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
    ...pillows(seat, half - arm - 40, back + 150, piece),
  ];
  // Most stand with the couch at the right of who looks; the sides can be swapped when ordering.
  return acoustic || piece.choose('corner', [true, false]) ? made : mirrored(made);
};

const backSide = (seat: Seat, top: number, d: number): Part => {
  const h = top - seat.legs;
  return part(
    cushion(130, h, d * 0.55, {
      coarse: seat.coarse,
      round: 30,
      puff: 3,
      cells: [1, 1, 2],
    }).translate(0, seat.legs + h / 2, -d / 2 + (d * 0.55) / 2),
    seat.cloth,
  );
};
