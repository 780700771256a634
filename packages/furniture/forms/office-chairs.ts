import { board } from '../kit/board.ts';
import { cushion } from '../kit/cushion.ts';
import { blackMetal, plastic, steel } from '../kit/finishes.ts';
import { pole } from '../kit/lathe.ts';
import { type Part, part, times } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rod, rounded, tube } from '../kit/tube.ts';
import { uprightCushion } from '../kit/upholstered.ts';

const dark = plastic('#2a2927');

/** Five spokes with wheels around a gas lift. */
function star(radius: number, finish: Part['finish']): Part[] {
  return times(5, (index) => {
    const angle = (index / 5) * Math.PI * 2 + 0.3;
    const [x, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    const wheel = (shift: number) =>
      part(
        pole(16, 28, 28, 12)
          .rotateX(Math.PI / 2)
          .translate(0, 28, shift)
          .rotateY(-angle + 0.4)
          .translate(x, 0, z),
        dark,
      );
    return [
      part(
        tube(
          [
            [0, 96, 0],
            [x * 0.5, 88, z * 0.5],
            [x, 66, z],
          ],
          19,
          { taper: (t) => 1 - t * 0.35 },
        ),
        finish,
      ),
      wheel(-20),
      wheel(4),
    ];
  }).flat();
}

/** A chair for work: wheels, a gas lift, a mesh or stuffed back, arms. */
export const officeChair: Build = (size, piece) => {
  const { w, h, d } = size;
  const { attributes: a, finishes, words } = piece;
  const seatTop = a.seat_height ?? 480;
  const armTop = a.armrest_height ?? 680;
  const plush = /кож/.test((a.upholstery_materials ?? []).join());
  const frame = finishes.legs.name.startsWith('metal') ? finishes.legs : blackMetal;
  const wide = Math.min(a.seat_width ?? 500, w - 120);
  const deep = a.seat_depth ?? 480;
  const back = -d / 2 + 70;
  const seatZ = 20;
  const lean = 0.16;
  const head = /подголов/.test(words);
  const backTop = head ? h - 190 : h;
  const backH = backTop - seatTop - 50;
  const mesh = { ...finishes.cloth, name: 'mesh', opacity: 0.86 };
  const bow = (width: number, height: number) =>
    roundedRectangle(width, height, width * 0.24).map(([x, y]) => [x, y, 0] as const);
  const arm = (side: number): Part[] => {
    const x = side * (w / 2 - 42);
    return [
      part(
        tube(
          rounded(
            [
              [side * 120, seatTop - 90, 0],
              [x, seatTop - 80, 0],
              [x, armTop - 20, 0],
            ],
            40,
          ),
          15,
        ),
        plush ? finishes.legs : dark,
      ),
      part(
        cushion(84, 34, 270, { round: 14, puff: 6, cells: [1, 1, 1] }).translate(
          x,
          armTop - 17,
          10,
        ),
        plush ? finishes.cloth : dark,
      ),
    ];
  };
  const backRest: Part[] = plush
    ? [
        part(
          uprightCushion({
            w: wide + 20,
            h: h - seatTop + 10,
            thick: 130,
            sewing: 'channels',
            step: 1e6,
            round: 50,
            cells: [4, 1, 6],
          })
            .rotateX(-lean)
            .translate(0, seatTop - 10, back),
          finishes.cloth,
        ),
        // What carries the back: two bent bars from under the seat.
        ...[-90, 90].map((x) =>
          part(
            tube(
              rounded(
                [
                  [x, seatTop - 92, 0],
                  [x, seatTop - 92, back - 10],
                  [x, seatTop + 150, back - 40],
                ],
                50,
              ),
              12,
            ),
            finishes.legs,
          ),
        ),
        ...[0.3, 0.62].map((at) =>
          part(
            cushion(wide - 40, 70, (h - seatTop) * 0.3, { round: 30, puff: 24, cells: [4, 1, 3] })
              .rotateX(Math.PI / 2 - lean)
              .translate(
                0,
                seatTop + (h - seatTop) * (at + 0.06),
                back + 118 - (h - seatTop) * at * 0.16,
              ),
            finishes.cloth,
          ),
        ),
      ]
    : [
        part(
          tube(bow(wide - 20, backH), 13, { closed: true })
            .rotateX(-lean)
            .translate(0, seatTop + 50 + backH / 2, back - 20),
          dark,
        ),
        part(
          slab(roundedRectangle(wide - 24, backH - 4, wide * 0.23), 4, 1)
            .rotateX(Math.PI / 2 - lean)
            .translate(0, seatTop + 50 + backH / 2, back - 20),
          mesh,
        ),
        part(rod([0, seatTop - 80, -60], [0, seatTop + backH * 0.6, back - 50], 20), dark),
        part(
          cushion(wide * 0.7, 40, 120, { round: 16, puff: 8 })
            .rotateX(Math.PI / 2)
            .translate(0, seatTop + 170, back + 8),
          dark,
        ),
      ];
  const headRest: Part[] =
    head && !plush
      ? [
          part(rod([0, backTop - 40, back - 60], [0, h - 90, back - 80], 12), dark),
          part(
            cushion(270, 50, 150, { round: 22, puff: 12, cells: [3, 1, 2] })
              .rotateX(Math.PI / 2 - 0.1)
              .translate(0, h - 76, back - 66),
            finishes.cloth,
          ),
        ]
      : [];
  return [
    ...star(Math.min(w, d) / 2 - 12, plush ? steel : frame),
    part(pole(seatTop - 200, 30).translate(0, 90, 0), blackMetal),
    part(pole(seatTop - 190, 16).translate(0, 100, 0), steel),
    part(board(240, 46, 220, 12).translate(0, seatTop - 108, 0), dark),
    part(
      cushion(wide, plush ? 110 : 80, deep, {
        round: 38,
        puff: plush ? 26 : 14,
        cells: [4, 1, 4],
      }).translate(0, seatTop - (plush ? 55 : 40), seatZ + d / 2 - 20 - deep / 2 - seatZ),
      finishes.cloth,
    ),
    ...backRest,
    ...headRest,
    ...arm(-1),
    ...arm(1),
  ];
};
