import { BufferAttribute, BufferGeometry } from 'three';
import { brass, type Finish } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { middles, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { superellipse } from '../kit/slab.ts';
import { rod, tube } from '../kit/tube.ts';
import { clothOf } from './cloth.ts';

/** A cloth that hangs in folds from the height, its folds deepest below. */
function drape(w: number, h: number, folds: number, deep: number): BufferGeometry {
  const [columns, rows] = [folds * 8, 10];
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows];
      const wave = Math.sin(u * folds * Math.PI * 2 + Math.sin(v * 2.4) * 0.35);
      const sharp = Math.sign(wave) * Math.abs(wave) ** 0.8;
      positions.push((u - 0.5) * w, h * (1 - v), sharp * (deep / 2) * (0.55 + 0.45 * v));
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const p = row * (columns + 1) + column;
      const [q, r, s] = [p + 1, p + columns + 2, p + columns + 1];
      indices.push(p, s, r, p, r, q);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(indices);
  return smoothNormals(geometry);
}

/** Curtains on their rod, as they hang: gathered, so far deeper than the cloth is thick. */
export const curtains: Build = ({ w, h }, piece) => {
  const { words } = piece;
  const sheer = /тюл/.test(words);
  const cloth: Finish = sheer
    ? { ...clothOf(piece), name: 'sheer', opacity: 0.55 }
    : clothOf(piece, 'fabric:портьера');
  const panels = /полотно — 2/.test(words) ? 2 : 1;
  const bar = 26;
  const span = w - 60;
  const width = panels === 2 ? span * 0.36 : span;
  const places = panels === 2 ? [-span / 2 + width / 2, span / 2 - width / 2] : [0];
  const folds = Math.max(5, Math.round(width / (sheer ? 110 : 95)));
  return [
    part(rod([-w / 2 + 18, h - bar / 2, 0], [w / 2 - 18, h - bar / 2, 0], bar / 2 - 2, 14), brass),
    ...[-1, 1].map((side) =>
      part(
        lathe(
          [
            [0, 0],
            [13, 3],
            [13, 14],
            [0, 18],
          ],
          16,
        )
          .rotateZ((-side * Math.PI) / 2)
          .translate(side * (w / 2 - 18), h - bar / 2, 0),
        brass,
      ),
    ),
    ...places.map((x) =>
      part(drape(width, h - bar - 6, folds, sheer ? 70 : 110).translate(x, 0, 0), cloth),
    ),
    ...places.flatMap((x) =>
      middles(x - width / 2, x + width / 2, folds).map((at) =>
        part(
          tube(
            superellipse(36, 36, 2, 12).map(([px, py]) => [at, h - bar / 2 + px, py] as const),
            2,
            { sides: 4, closed: true },
          ),
          brass,
        ),
      ),
    ),
  ];
};
