import { BufferAttribute, BufferGeometry } from 'three';
import { darker, type Finish, paler } from '../kit/finishes.ts';
import { smoothNormals } from '../kit/mesh.ts';
import { type Part, part } from '../kit/part.ts';
import type { Build } from '../kit/piece.ts';
import { roundedRectangle, slab, superellipse } from '../kit/slab.ts';
import { lightness } from '../palette.ts';
import { border, clouds, fringe, medallion, rays, stripes } from './rug-patterns.ts';

/** Grid lines from -1 to 1; the pile of a round rug bends down within its last cell, so that one is divided further. */
function gridOf(round: boolean, cells: number): number[] {
  const even = Array.from({ length: cells + 1 }, (_, i) => (i / cells) * 2 - 1);
  const rim = [0.997, 0.988, 0.97];
  return round ? [-1, ...rim.map((at) => -at), ...even.slice(1, -1), ...rim.toReversed(), 1] : even;
}

/** A pile that is not quite even: a grid whose heights wander, over the rug's outline. */
function pile(w: number, d: number, thick: number, round: boolean, rough: number): BufferGeometry {
  const cells = 34;
  const grid = gridOf(round, cells);
  const positions: number[] = [];
  const indices: number[] = [];
  for (const v of grid) {
    for (const u of grid) {
      // A square laid over a disc.
      const [x, z] = round
        ? [u * Math.sqrt(1 - (v * v) / 2), v * Math.sqrt(1 - (u * u) / 2)]
        : [u, v];
      const far = round ? Math.hypot(x, z) : Math.max(Math.abs(u), Math.abs(v));
      const edge = Math.min(1, (1 - far) * cells * 0.6);
      const wander =
        Math.sin(u * 31 + v * 17) * Math.sin(v * 29 - u * 13) * 0.5 + Math.sin(u * 7 + v * 5) * 0.5;
      // The rim of a round rug is even, or it looks dented: its pile is uneven only further in.
      const uneven = round ? Math.min(1, edge) * Math.min(1, (1 - far) * 4) : Number(edge >= 1);
      positions.push(
        (x * w) / 2,
        thick * Math.max(0, edge) ** 0.4 - uneven * rough * (wander + 1) * 0.5,
        (z * d) / 2,
      );
    }
  }
  const count = grid.length;
  for (let row = 0; row < count - 1; row++) {
    for (let column = 0; column < count - 1; column++) {
      const p = row * count + column;
      const [q, r, s] = [p + 1, p + count + 1, p + count];
      indices.push(p, r, q, p, s, r);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(indices);
  return smoothNormals(geometry);
}

/** A rug that lies flat: its pattern, border and fringe by what the data say. */
export const rug: Build = ({ w, h, d }, piece) => {
  const { words, attributes: a, look } = piece;
  const round = /кругл/.test(words);
  const shaggy = h >= 25;
  const cloth: Finish = {
    name: /джут/.test(words) ? 'wicker' : shaggy ? 'fabric:букле' : 'fabric:шерсть',
    colour: look.main.base,
    roughness: 1,
    metalness: 0,
  };
  const pattern = (a.pattern ?? '').toLowerCase();
  if (shaggy) return [part(pile(w, d, h, round, h * 0.4), cloth)];
  const fringed = /бахром/.test(words);
  const length = fringed ? 46 : 0;
  const inner = d - length * 2;
  const base = part(
    slab(
      round ? superellipse(w, d, 2, 64) : roundedRectangle(w, inner, 10),
      h - 1,
      Math.min(4, h / 3),
    ),
    cloth,
  );
  const y = h - 0.6;
  const second =
    lightness(look.main.base) < 0.4
      ? paler(cloth, 0.4)
      : piece.choose('second', [paler(cloth, 0.45), darker(cloth, 0.3)]);
  const decorated: Part[] = /полоск/.test(pattern)
    ? stripes(w, inner, y, second, piece.choose('stripes', [2, 3, 5]))
    : /медальон|орнамент/.test(pattern)
      ? medallion(w, inner, y, second, darker(cloth, 0.35))
      : /луч/.test(pattern)
        ? rays(w, y, second)
        : /размыт/.test(pattern)
          ? clouds(w, inner, y, [
              paler(cloth, 0.16),
              darker(cloth, 0.1),
              paler(cloth, 0.3),
              darker(cloth, 0.18),
            ])
          : /кайма/.test(words)
            ? border(w, inner, y, second, 60)
            : [];
  return [base, ...decorated, ...(fringed ? fringe(w, inner, length, paler(cloth, 0.6)) : [])];
};
