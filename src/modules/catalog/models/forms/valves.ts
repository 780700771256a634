import { board } from '../kit/board.ts';
import { chrome, lacquer, steel } from '../kit/finishes.ts';
import { lathe, pole } from '../kit/lathe.ts';
import { part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { finishOf } from './tap-finish.ts';

/** A ball valve: a body with hexagons at its ends, a lever or a butterfly; an angle valve has a rose. */
export const ballValve: Build = (size, piece) => {
  const { w, h, d } = size;
  const finish = finishOf(piece);
  if (/розетк/.test(piece.words)) return angleValve(size, piece);
  const r = d / 2 - 1;
  const y = r;
  const along = (length: number, radius: number, x: number, sides = 20) =>
    part(
      pole(length, radius, radius, sides)
        .rotateZ(-Math.PI / 2)
        .translate(x, y, 0),
      finish,
    );
  const red = lacquer(piece.choose('lever', ['#a33a30', '#2f4f74']));
  return [
    along(w * 0.24, r, -w / 2, 6),
    along(w * 0.24, r, w / 2 - w * 0.24, 6),
    along(w * 0.7, r * 0.72, -w * 0.35),
    part(
      lathe(
        [
          [0, -r * 0.9],
          [r * 0.6, -r * 0.75],
          [r * 0.92, 0],
          [r * 0.6, r * 0.75],
          [0, r * 0.9],
        ],
        24,
        3,
      ).translate(0, y, 0),
      finish,
    ),
    part(pole(h - r * 2 - 1, r * 0.32, r * 0.36, 14).translate(0, r * 1.8, 0), finish),
    part(board(w * 0.92, h * 0.06, d * 0.4, 1.2).translate(w * 0.04, h - h * 0.03, 0), red),
    part(pole(h * 0.05, r * 0.26, r * 0.26, 6).translate(0, h - h * 0.1, 0), steel),
  ];
};

const angleValve: Build = ({ w, h, d }, piece) => {
  const finish = finishOf(piece);
  const z = -d / 2;
  const y = h * 0.38;
  return [
    part(
      lathe(
        [
          [0, 0],
          [w / 2, 0],
          [w * 0.48, 4],
          [w * 0.26, 9],
          [w * 0.2, d * 0.5],
          [0, d * 0.5],
        ],
        30,
      )
        .rotateX(Math.PI / 2)
        .translate(0, y, z),
      finish,
    ),
    part(pole(h * 0.72, w * 0.19, w * 0.21, 20).translate(0, 0, z + d * 0.5), finish),
    part(pole(h * 0.16, w * 0.23, w * 0.23, 6).translate(0, h * 0.56, z + d * 0.5), finish),
    part(
      lathe(
        [
          [0, 0],
          [w * 0.25, 0],
          [w * 0.27, d * 0.06],
          [w * 0.22, d * 0.32],
          [0, d * 0.34],
        ],
        20,
      )
        .rotateX(Math.PI / 2)
        .translate(0, y, d / 2 - d * 0.34),
      finish,
    ),
    part(pole(h * 0.3, w * 0.15, w * 0.15, 20).translate(0, h * 0.7, z + d * 0.5), chrome),
  ];
};
