import { BufferAttribute, BufferGeometry } from 'three';
import type { Point } from './mesh.ts';

export interface Stuffing {
  /** Radius of the edges, mm. */
  round?: number;
  /** How far the top swells over its edges, mm. */
  puff?: number;
  /** How far the underside does. */
  under?: number;
  /** How far the sides do. */
  sides?: number;
  /** How far the top is lifted or sewn down at a place given in mm from its middle. */
  relief?: (x: number, z: number) => number;
  /** Its underside is seen, too. */
  whole?: boolean | undefined;
  /** Fewer cells: for what is one of many. */
  coarse?: boolean | undefined;
  /** Cells along the width, the height and the depth. */
  cells?: readonly [number, number, number];
  /** Folds of its relief slant: cells are cut along their lower diagonal. */
  folded?: boolean;
  /** Where the grid has its lines instead, mm from the middle: for a cloth of several colours. */
  lines?: { readonly x: readonly number[]; readonly z: readonly number[] };
}

/** Grid lines from -half to half: a few on the rounding, the others between. */
function lines(
  half: number,
  round: number,
  wanted: number,
  coarse: boolean,
  own?: readonly number[],
): number[] {
  const cells = coarse ? Math.ceil(wanted * 0.6) : wanted;
  const inner = half - round;
  const middle = own
    ? [-inner, ...own.filter((at) => Math.abs(at) < inner - 1), inner]
    : Array.from({ length: cells + 1 }, (_, i) => -inner + (2 * inner * i) / cells);
  const bend = coarse
    ? [half, inner + round * 0.5]
    : [half, inner + round * 0.72, inner + round * 0.38];
  return [...bend.map((value) => -value), ...middle, ...bend.toReversed()];
}

/** Two axes of a face, and the axis that it looks along. */
const faces = [
  [0, 2, 1],
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** An underside that is never seen, joined to its middle alone. */
function fan(middle: number, rows: readonly number[][]): number[] {
  const [first = [], last = []] = [rows[0], rows.at(-1)];
  const rim = [
    ...first,
    ...rows.slice(1, -1).map((row) => row.at(-1) ?? 0),
    ...last.toReversed(),
    ...rows
      .slice(1, -1)
      .map((row) => row[0] ?? 0)
      .toReversed(),
  ];
  return rim.flatMap((vertex, index) => [vertex, rim[(index + 1) % rim.length] ?? 0, middle]);
}

const swell = (part: number) => 1 - Math.abs(part) ** 2.6;

/**
 * A stuffed box of the given outer size, its middle at the origin: rounded edges, a top that swells,
 * a relief where it is stitched.
 */
export function cushion(
  width: number,
  height: number,
  depth: number,
  stuffing: Stuffing = {},
): BufferGeometry {
  const {
    puff = height * 0.12,
    under = 0,
    sides = 0,
    relief,
    cells = [4, 2, 4],
    coarse = false,
    whole = false,
    folded = false,
  } = stuffing;
  const half = [width / 2 - sides, (height - puff - under) / 2, depth / 2 - sides].map((length) =>
    Math.max(length, 0.5),
  ) as [number, number, number];
  const round = Math.min(stuffing.round ?? 30, ...half.map((length) => length * 0.96));
  const own = [stuffing.lines?.x, undefined, stuffing.lines?.z];
  const grid = half.map((length, axis) =>
    lines(length, round, cells[axis] ?? 3, coarse, own[axis]),
  );
  const shift = (under - puff) / 2;

  const place = (point: number[]): Point => {
    const core = point.map((value, i) => {
      const limit = (half[i] ?? 0) - round;
      return Math.min(Math.max(value, -limit), limit);
    });
    const out = point.map((value, i) => value - (core[i] ?? 0));
    const length = Math.hypot(...out) || 1;
    const [x = 0, y = 0, z = 0] = core.map((value, i) => value + ((out[i] ?? 0) / length) * round);
    const [u, v, w] = [x / half[0], y / half[1], z / half[2]];
    const up = Math.max(0, v) ** 2;
    const down = Math.max(0, -v) ** 2;
    const lift = swell(u) * swell(w) * (up * puff - down * under) + up * (relief?.(x, z) ?? 0);
    return [
      x + sides * u * swell(v) * swell(w),
      y + shift + lift,
      z + sides * w * swell(v) * swell(u),
    ];
  };

  const positions: number[] = [];
  const indices: number[] = [];
  const known = new Map<string, number>();
  // Faces share the vertices of their edges.
  const vertex = (point: number[]): number => {
    const key = point.join();
    const index = known.get(key) ?? known.size;
    if (index === known.size) {
      known.set(key, index);
      positions.push(...place(point));
    }
    return index;
  };
  for (const [a, b, along] of faces) {
    for (const side of [-1, 1]) {
      const [us = [], vs = []] = [grid[a], grid[b]];
      const base = along === 1 && side < 0 && !whole && (relief !== undefined || coarse);
      const at = vs.map((v, row) =>
        us.map((u, column) => {
          const inside = row > 0 && column > 0 && row < vs.length - 1 && column < us.length - 1;
          if (base && inside) return 0;
          const point = [0, 0, 0];
          point[a] = u;
          point[b] = v;
          point[along] = side * half[along];
          return vertex(point);
        }),
      );
      if (base) {
        indices.push(...fan(vertex([0, -half[1], 0]), at));
        continue;
      }
      const turned = (along === 2 ? 1 : -1) * side > 0;
      at.slice(1).forEach((upper, row) => {
        const lower = at[row] ?? [];
        upper.slice(1).forEach((r, column) => {
          const [p = 0, q = 0, s = 0] = [lower[column], lower[column + 1], upper[column]];
          const height = (vertex: number) => positions[vertex * 3 + 1] ?? 0;
          if (folded && height(q) + height(s) < height(p) + height(r))
            indices.push(...(turned ? [q, r, s, q, s, p] : [q, s, r, q, p, s]));
          else indices.push(...(turned ? [p, q, r, p, r, s] : [p, r, q, p, s, r]));
        });
      });
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}
