import { board } from '../kit/board.ts';
import { darker, plastic } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
import { rounded, tube } from '../kit/tube.ts';
import { sideLeverMixer } from './side-lever-mixers.ts';
import { finishOf } from './tap-finish.ts';

/** A mixer: for a basin, tall, for a kitchen with a swung spout, or on the wall over a bath. */
export const mixer: Build = (size, piece) => {
  const { words } = piece;
  if (/ванн/.test(piece.title)) return bathMixer(size, piece);
  const { w, h, d } = size;
  const finish = finishOf(piece);
  const r = Math.min(w / 2 - 1, 26);
  const z = -d / 2 + r + 1;
  if (/кухн/.test(piece.title)) {
    const path = rounded(
      [
        [0, 60, z],
        [0, h - 14, z],
        [0, h - 14, d / 2 - 16],
        [0, h * 0.62, d / 2 - 16],
      ],
      Math.min(100, d * 0.42),
      12,
    );
    return [
      part(
        lathe(
          [
            [0, 0],
            [r + 3, 0],
            [r + 3, 8],
            [r, 14],
            [r * 0.92, h * 0.26],
            [14, h * 0.3],
            [0, h * 0.3],
          ],
          28,
        ).translate(0, 0, z),
        finish,
      ),
      part(tube(path, 13, { sides: 16 }), finish),
      part(pole(h * 0.2, 17, 15, 18).translate(0, h * 0.46, d / 2 - 16), finish),
      part(pole(6, 12, 12, 16).translate(0, h * 0.455, d / 2 - 16), plastic('#3a3a3a')),
      part(
        pole(w / 2, 15, 15, 18)
          .rotateZ(-Math.PI / 2)
          .translate(0, h * 0.17, z),
        finish,
      ),
      part(
        tube(
          [
            [w / 2 - 6, h * 0.17, z],
            [w / 2 - 5, h * 0.26, z + 6],
            [w / 2 - 4, h * 0.36, z + 18],
          ],
          5.5,
          { sides: 10, taper: (t) => 1 - t * 0.25 },
        ),
        finish,
      ),
    ];
  }
  if (/рычаг сбоку/.test(words)) return sideLeverMixer(size, piece);
  const tall = h > 240;
  const body = h * (tall ? 0.84 : 0.68);
  const square = piece.choose('tap', [true, false]) || /ленточн/.test(words);
  const column =
    square && !tall
      ? part(slab(roundedRectangle(r * 2, r * 2, 10), body, 2).translate(0, 0, z), finish)
      : part(
          lathe(
            [
              [0, 0],
              [r, 0],
              [r, 6],
              [r * 0.86, 12],
              [r * 0.8, body],
              [0, body],
            ],
            28,
            3,
          ).translate(0, 0, z),
          finish,
        );
  const spoutY = tall ? body - 34 : body - 28;
  const spout = square
    ? part(board(r * 1.25, 17, d - r, 5).translate(0, spoutY, z + (d - r) / 2), finish)
    : part(
        tube(
          rounded(
            [
              [0, spoutY - 22, z],
              [0, spoutY, z + 26],
              [0, spoutY - 2, d / 2 - 10],
              [0, spoutY - 26, d / 2 - 9],
            ],
            16,
            5,
          ),
          11,
          { sides: 14 },
        ),
        finish,
      );
  return [
    column,
    spout,
    part(pole(h - body - 16, r * 0.82, r * 0.86, 28).translate(0, body + 1.5, z), finish),
    part(
      board(r * 0.8, 9, d * 0.46, 4)
        .rotateX(-0.16)
        .translate(0, h - 14, z + d * 0.14),
      finish,
    ),
  ];
};

/** On the wall: a body with two nuts, a spout, a hand shower on its hose. */
const bathMixer: Build = ({ w, h, d }, piece) => {
  const finish = finishOf(piece);
  const z = -d / 2;
  const y = h * 0.62;
  const along = (length: number, r: number, x: number, at: number) =>
    part(
      pole(length, r, r, 20)
        .rotateZ(-Math.PI / 2)
        .translate(x, y, at),
      finish,
    );
  const rose = (x: number) => [
    part(
      lathe(
        [
          [0, 0],
          [31, 0],
          [28, 10],
          [12, 16],
          [12, 44],
          [0, 44],
        ],
        24,
      )
        .rotateX(Math.PI / 2)
        .translate(x, y, z),
      finish,
    ),
    part(
      pole(22, 17, 17, 6)
        .rotateX(Math.PI / 2)
        .translate(x, y, z + 36),
      finish,
    ),
  ];
  const centre = z + 62;
  return [
    ...rose(-75),
    ...rose(75),
    along(w * 0.86, 20, -w * 0.43, centre),
    along(w * 0.08, 23, -w / 2, centre),
    part(
      pole(w * 0.07, 24, 24, 20)
        .rotateZ(-Math.PI / 2)
        .translate(w * 0.43, y, centre),
      finish,
    ),
    part(
      tube(
        rounded(
          [
            [0, y, centre],
            [0, y - 6, d / 2 - 14],
            [0, 10, d / 2 - 12],
          ],
          20,
          5,
        ),
        12,
        { sides: 14 },
      ),
      finish,
    ),
    part(pole(34, 22, 24, 20).translate(0, y + 12, centre), finish),
    part(
      board(16, 9, d * 0.5, 4)
        .rotateX(-0.2)
        .translate(0, h - 12, centre + 24),
      finish,
    ),
    part(pole(34, 9, 9).translate(-40, y - 46, centre), darker(finish, 0.1)),
  ];
};
