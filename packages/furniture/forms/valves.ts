import { board } from '../kit/board.ts';
import { chrome, type Finish, lacquer, shadow, steel } from '../kit/finishes.ts';
import { lathe, type Profile, pole } from '../kit/lathe.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab } from '../kit/slab.ts';
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
  const lip = Math.min(2, w * 0.04);
  const end = (side: -1 | 1) =>
    bore(r, lip, finish).map((one) => {
      one.geometry.rotateZ((-side * Math.PI) / 2).translate(side * (w / 2 - lip), y, 0);
      return one;
    });
  const red = lacquer(piece.choose('lever', ['#a33a30', '#2f4f74']));
  return [
    along(w * 0.24 - lip, r, -w / 2 + lip, 6),
    along(w * 0.24 - lip, r, w / 2 - w * 0.24, 6),
    ...end(-1),
    ...end(1),
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

/** The open end of a pipe as seen from above: a lip around a hole that is dark within. */
function bore(r: number, lip: number, finish: Finish): Part[] {
  const [inner, outer] = [r * 0.6, r * 0.78];
  const ring = lathe(
    [
      [inner, 0],
      [inner, lip],
      [outer, lip],
      [outer, -lip],
    ],
    32,
    lip * 0.3,
  );
  const hole = pole(lip * 0.2, inner, inner, 32);
  return [part(ring, finish), part(hole, shadow)];
}

/** Out of the wall through a rose, up to the hose through a nut; a lever at the front. */
const angleValve: Build = ({ w, h, d }, piece) => {
  const finish = finishOf(piece);
  const [wall, front] = [-d / 2, d / 2];
  const y = w / 2;
  const z = wall + d * 0.56;
  const toViewer = (profile: Profile, from: number, sides = 28) =>
    part(
      lathe(profile, sides, 0.8)
        .rotateX(Math.PI / 2)
        .translate(0, y, from),
      finish,
    );
  const r = w * 0.165;
  return [
    toViewer(
      [
        [0, 0],
        [w / 2, 0],
        [w / 2, 1.5],
        [w * 0.42, 5],
        [r * 1.35, 8],
        [r * 1.3, 11],
        [0, 11],
      ],
      wall,
      40,
    ),
    toViewer(
      [
        [0, 0],
        [r, 0],
        [r, z - wall - r * 1.6],
        [r * 1.35, z - wall - r * 1.1],
        [r * 1.5, z - wall],
        [r * 1.35, z - wall + r * 0.9],
        [r * 0.7, z - wall + r * 1.3],
        [0, z - wall + r * 1.3],
      ],
      wall,
    ),
    part(pole(h - y, r * 0.95, r * 0.95, 24).translate(0, y, z), finish),
    part(pole(h * 0.17, r * 1.45, r * 1.45, 6).translate(0, h * 0.74, z), finish),
    toViewer(
      [
        [0, 0],
        [r * 0.5, 0],
        [r * 0.5, front - z - 5],
        [r * 0.75, front - z - 4],
        [r * 0.75, front - z],
        [0, front - z],
      ],
      z,
      18,
    ),
    part(
      slab(roundedRectangle(r * 1.2, y * 1.05, r * 0.6), 5, 1.6)
        .rotateX(Math.PI / 2)
        .translate(0, y * 0.6, front - 1),
      chrome,
    ),
  ];
};
