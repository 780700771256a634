import { board } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { pole } from '../kit/lathe.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { slab } from '../kit/slab.ts';
import { uprightCushion } from '../kit/upholstered.ts';
import { gliderBars, gliderSide } from './gliders.ts';
import { seatOf } from './seating.ts';

/** A chair that rocks: on bent runners, or on links in a frame that stands still. */
export const rocker: Build = (size, piece) => {
  const { w, h, d } = size;
  const seat = { ...seatOf(size, piece), cushion: 90, back: 90 };
  const { legs: finish } = piece.finishes;
  const x = w / 2 - seat.arm / 2;
  const pendulum = /маятник/.test(piece.attributes.mechanism ?? '');
  const seatLine = seat.seatTop - 100;
  const runner = (side: -1 | 1): Part[] => {
    const steps = 14;
    const bow = Array.from({ length: steps + 1 }, (_, i) => {
      const t = (i / steps) * 2 - 1;
      return [side * x, 18 + t * t * 62, (t * d) / 2] as const;
    });
    const post = (z: number, top: number, lean: number) =>
      part(
        pole(top - 30, 18, 16)
          .rotateX(lean)
          .translate(side * x, 30, z),
        finish,
      );
    return [
      ...(pendulum
        ? gliderSide(side, size, seat, piece)
        : [
            part(ribbon(bow), finish),
            post(d * 0.2, seat.armTop, 0.06),
            post(-d * 0.22, seat.armTop, -0.1),
          ]),
      part(
        board(seat.arm, 26, d * 0.56, 9)
          .rotateX(0.04)
          .translate(side * (w / 2 - seat.arm / 2), seat.armTop - 13, 0),
        /накладк/.test(piece.attributes.armrests ?? '') ? seat.cloth : finish,
      ),
    ];
  };
  const inner = w - seat.arm * 2 + 10;
  return [
    ...runner(-1),
    ...runner(1),
    ...(pendulum ? gliderBars(size, piece) : []),
    part(board(x * 2, 34, 40, 8).translate(0, seatLine, d * 0.18), finish),
    part(board(x * 2, 34, 40, 8).translate(0, seatLine - 30, -d * 0.2), finish),
    part(
      cushion(inner, 110, d * 0.56, { round: 40, puff: 20, cells: [4, 1, 4] })
        .rotateX(-0.09)
        .translate(0, seat.seatTop - 50, d * 0.02),
      seat.cloth,
    ),
    part(
      uprightCushion({
        w: inner,
        h: (h - seat.seatTop + 20) / Math.cos(0.3),
        thick: 110,
        sewing: piece.choose('rocker', ['channels', 'plain']),
        step: 110,
        round: 44,
        cells: [6, 1, 6],
      })
        .rotateX(-0.3)
        .translate(0, seat.seatTop - 30, -d * 0.2),
      seat.cloth,
    ),
  ];
};

function ribbon(path: readonly (readonly [number, number, number])[]) {
  const [x = 0] = path[0] ?? [];
  const lower = path.map(([, y, z]) => [z, y - 18] as const);
  const upper = path.map(([, y, z]) => [z, y + 18] as const).toReversed();
  return slab([...lower, ...upper], 34, 4)
    .rotateX(-Math.PI / 2)
    .rotateY(-Math.PI / 2)
    .translate(x + 17, 0, 0);
}
