import { board } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import type { Finish } from '../kit/finishes.ts';
import { mirrored, moved, type Part, part } from '../kit/part.ts';
import type { Build, Size } from '../kit/piece.ts';
import { unfoldingOf } from '../unfolds.ts';
import { armrest } from './armrests.ts';
import { officeChair } from './office-chairs.ts';
import { backCushions, seatBase, seatCushions } from './seat-cushions.ts';
import { seatLegs, seatOf } from './seating.ts';
import { backFrame } from './sofa-back.ts';
import { tub } from './tub-chairs.ts';
import { bedOf } from './unfolded.ts';

/** An armchair: upholstered, open-framed, a tub that turns, or one on wheels. */
export const armchair: Build = (size, piece) => {
  const { words, title, attributes: a } = piece;
  if (/рабоч|компьютер|офисн|руководител/.test(title)) return officeChair(size, piece);
  if (/поворотн/.test(a.mechanism ?? '')) return tub(size, piece);
  const { w, h, d } = size;
  const seat = { ...seatOf(size, piece), cushion: 140, back: 150 };
  const { arm } = seat;
  const half = w / 2;
  const open = seat.armShape === 'wooden';
  const back = -d / 2 + (open ? 60 : 110);
  const side = () => moved(armrest(seat, d - 40, piece), [half - arm, 0, -d / 2 + 20]);
  const inner = [-half + arm, half - arm] as const;
  const ears = /«уш/.test(words);
  const unfolding = piece.open ? unfoldingOf(piece.attributes) : undefined;
  if (unfolding) {
    return [
      ...seatLegs(size, seat, piece),
      backFrame(seat, [-half + arm * 0.4, half - arm * 0.4], h - 30, 110, d),
      ...bedOf(unfolding, seat, { x: inner, z: [back - 4, d / 2] }, piece),
      ...(arm > 0 ? [...side(), ...mirrored(side())] : []),
    ];
  }
  return [
    ...(open ? [] : seatLegs(size, seat, piece)),
    ...(open
      ? [
          part(
            board(w - arm * 2, 40, d - 120, 8).translate(0, seat.seatTop - seat.cushion - 6, 10),
            piece.finishes.legs,
          ),
          part(
            board(w - arm * 2, h - seat.seatTop - 40, 24, 8)
              .rotateX(-0.16)
              .translate(0, (h + seat.seatTop) / 2 - 30, -d / 2 + 60),
            piece.finishes.legs,
          ),
        ]
      : [
          ...moved([seatBase(seat, w - arm * 2 + 8, d - 24)], [0, 0, -d / 2 + 10]),
          backFrame(seat, [-half + arm * 0.4, half - arm * 0.4], h - (ears ? 0 : 30), 110, d),
        ]),
    ...seatCushions({ ...seat, sewing: 'plain' }, inner, [back, d / 2], 1),
    ...backCushions({ ...seat, back: ears ? 120 : 150 }, inner, back - 4, ears ? h - 10 : h, 1),
    ...(ears
      ? [
          ...ear(seat.cloth, size, seat.armTop, arm),
          ...mirrored(ear(seat.cloth, size, seat.armTop, arm)),
        ]
      : []),
    ...(arm > 0 ? [...side(), ...mirrored(side())] : []),
  ];
};

/** The wing of a high back, at the right. */
function ear(cloth: Finish, { w, h, d }: Size, from: number, arm: number): Part[] {
  const height = h - from + 40;
  return [
    part(
      cushion(arm * 0.8, height, 300, { round: 38, puff: 12, sides: 6, cells: [1, 3, 3] })
        .rotateY(-0.16)
        .translate(w / 2 - arm * 0.55, from - 40 + height / 2, -d / 2 + 170),
      cloth,
    ),
  ];
}
