import { board } from './board.ts';
import type { Finish } from './finishes.ts';
import { lathe, pole } from './lathe.ts';
import { type Part, part } from './part.ts';
import { rounded, tube } from './tube.ts';

export type LegShape =
  | 'taper'
  | 'splayed'
  | 'block'
  | 'post'
  | 'turned'
  | 'hairpin'
  | 'plate'
  | 'disc';

interface Footing {
  w: number;
  d: number;
  height: number;
  finish: Finish;
  shape: LegShape;
  /** How far the legs stand in from the sides, from the front and from the back. */
  inset?: number;
  thick?: number;
  /** A long thing has more than two in a row. */
  rows?: number;
}

/** One leg under the origin's corner, from y = 0 to the height; `x` and `z` say which corner. */
function leg(shape: LegShape, height: number, thick: number, x: number, z: number) {
  const half = thick / 2;
  if (shape === 'block') return board(thick, height, thick, 4).translate(0, height / 2, 0);
  if (shape === 'post') return pole(height, half * 0.7);
  if (shape === 'disc') return pole(height, half * 1.1, half * 0.9);
  if (shape === 'plate')
    return board(thick * 0.28, height, thick * 2.2, 2).translate(0, height / 2, 0);
  if (shape === 'turned') {
    return lathe(
      [
        [0, 0],
        [half * 0.45, 0],
        [half * 0.6, height * 0.2],
        [half * 0.95, height * 0.55],
        [half, height * 0.72],
        [half * 0.55, height * 0.84],
        [half * 0.9, height * 0.9],
        [half * 0.9, height],
        [0, height],
      ],
      14,
    );
  }
  if (shape === 'hairpin') {
    const spread = Math.min(70, height * 0.35);
    const path = rounded(
      [
        [x * 20 - z * spread, height, z * 20 + x * spread * 0],
        [x * 4, 6, z * 4],
        [x * 20 + z * spread, height, z * 20],
      ],
      24,
    );
    return tube(path, 6, { sides: 6 });
  }
  const tapered = pole(height, half, half * 0.55);
  if (shape === 'taper') return tapered;
  const lean = Math.min(height * 0.28, 60);
  const positions = tapered.getAttribute('position');
  for (let index = 0; index < positions.count; index++) {
    const down = 1 - positions.getY(index) / height;
    positions.setX(index, positions.getX(index) + x * lean * down);
    positions.setZ(index, positions.getZ(index) + z * lean * down * 0.6);
  }
  return tapered;
}

/** Legs under a rectangle. A splayed leg ends where the inset says, not further out. */
export function legs({
  w,
  d,
  height,
  finish,
  shape,
  inset = 60,
  thick = 44,
  rows = 2,
}: Footing): Part[] {
  if (height < 4) return [];
  const lean = shape === 'splayed' ? Math.min(height * 0.28, 60) : 0;
  const x = w / 2 - Math.max(inset, thick / 2) - lean;
  const z = d / 2 - Math.max(Math.min(inset, d * 0.2), thick / 2) - lean * 0.6;
  return Array.from({ length: rows }, (_, row) => -1 + (2 * row) / (rows - 1)).flatMap((sx) =>
    [-1, 1].map((sz) =>
      part(leg(shape, height, thick, sx, sz).translate(sx * x, 0, sz * z), finish),
    ),
  );
}

/** Two frames of bent steel, one at each end: the runners of a loft sofa or a desk. */
export function sled(w: number, d: number, height: number, finish: Finish, inset = 80): Part[] {
  return [-1, 1].map((side) => {
    const x = side * (w / 2 - inset);
    const z = d / 2 - 50;
    const frame = rounded(
      [
        [x, height, -z],
        [x, 7, -z],
        [x, 7, z],
        [x, height, z],
      ],
      30,
    );
    return part(tube(frame, 7, { sides: 8 }), finish);
  });
}

/** A recessed dark base: the thing seems to float. */
export const plinth = (w: number, d: number, height: number, finish: Finish, inset = 40): Part =>
  part(board(w - inset * 2, height, d - inset * 2, 1).translate(0, height / 2, 0), finish);
