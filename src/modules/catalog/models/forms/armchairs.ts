import { board } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { pole } from '../kit/lathe.ts';
import { mirrored, moved, type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { slab, superellipse } from '../kit/slab.ts';
import { uprightCushion } from '../kit/upholstered.ts';
import { officeChair } from './office-chairs.ts';
import { armrest, backCushions, seatBase, seatCushions, seatLegs, seatOf } from './seating.ts';
import { backFrame } from './sofas.ts';

/** An armchair: upholstered, open-framed, a tub that turns, or one on wheels. */
export const armchair: Build = (size, piece) => {
  const { words, attributes: a } = piece;
  if (/рабоч|руководител/.test(words)) return officeChair(size, piece);
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
function ear(
  cloth: Part['finish'],
  { w, h, d }: { w: number; h: number; d: number },
  from: number,
  arm: number,
): Part[] {
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

/** A round shell that turns on a disc. */
const tub: Build = (size, piece) => {
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

/** A chair that rocks: on bent runners, or on a frame with a pendulum. */
export const rocker: Build = (size, piece) => {
  const { w, h, d } = size;
  const seat = { ...seatOf(size, piece), cushion: 90, back: 90 };
  const { legs: finish } = piece.finishes;
  const x = w / 2 - seat.arm / 2;
  const pendulum = /маятник/.test(piece.attributes.mechanism ?? '');
  const seatLine = seat.seatTop - 100;
  const runner = (side: number): Part[] => {
    const steps = 14;
    const bow = Array.from({ length: steps + 1 }, (_, i) => {
      const t = (i / steps) * 2 - 1;
      return [side * x, 18 + t * t * 62, (t * d) / 2] as const;
    });
    const rails = pendulum
      ? [part(board(46, 36, d * 0.92, 8).translate(side * x, 18, 0), finish)]
      : [part(ribbon(bow), finish)];
    const post = (z: number, top: number, lean: number) =>
      part(
        pole(top - 30, 18, 16)
          .rotateX(lean)
          .translate(side * x, 30, z),
        finish,
      );
    return [
      ...rails,
      post(d * 0.2, seat.armTop, 0.06),
      post(-d * 0.22, seat.armTop, -0.1),
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
