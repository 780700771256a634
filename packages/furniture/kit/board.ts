import type { BufferGeometry } from 'three';
import { Mesh, type Point } from './mesh.ts';

const signs = [-1, 1] as const;

/**
 * A box with soft edges, its middle at the origin. Every corner has one vertex a face, and the bevel
 * joins them: light runs around the edge as on a milled one, for 24 vertices.
 */
export function board(width: number, height: number, depth: number, bevel = 2): BufferGeometry {
  const half = [width, height, depth].map((length) => Math.max(length, 0.5) / 2) as [
    number,
    number,
    number,
  ];
  const edge = Math.min(bevel, ...half.map((length) => length * 0.45));
  const mesh = new Mesh();
  const at = new Map<string, number>();
  const corners: Point[] = signs.flatMap((x) =>
    signs.flatMap((y) => signs.map((z): Point => [x, y, z])),
  );
  for (const corner of corners) {
    for (const axis of [0, 1, 2] as const) {
      const place = corner.map((sign, i) => sign * ((half[i] ?? 0) - (i === axis ? 0 : edge)));
      const normal = corner.map((sign, i) => (i === axis ? sign : 0));
      at.set(
        `${corner}/${axis}`,
        mesh.vertex(place as unknown as Point, normal as unknown as Point),
      );
    }
  }
  const index = (corner: Point, axis: number) => at.get(`${corner}/${axis}`) ?? 0;
  const flip = (corner: Point, axis: number) =>
    corner.map((sign, i) => (i === axis ? -sign : sign)) as unknown as Point;
  for (const corner of corners) {
    mesh.triangle(index(corner, 0), index(corner, 1), index(corner, 2));
    for (const axis of [0, 1, 2]) {
      const [b, c] = [0, 1, 2].filter((other) => other !== axis) as [number, number];
      if (corner[axis] === 1) continue;
      const far = flip(corner, axis);
      mesh.quad(index(corner, b), index(far, b), index(far, c), index(corner, c));
    }
  }
  for (const axis of [0, 1, 2]) {
    const [b, c] = [0, 1, 2].filter((other) => other !== axis) as [number, number];
    for (const corner of corners.filter((one) => one[b] === 1 && one[c] === 1)) {
      const around = [corner, flip(corner, b), flip(flip(corner, b), c), flip(corner, c)];
      const [p = 0, q = 0, r = 0, s = 0] = around.map((one) => index(one, axis));
      mesh.quad(p, q, r, s);
    }
  }
  return mesh.geometry();
}

/** The space that a part takes, mm. */
export interface Bounds {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: readonly [number, number];
}

/** A {@link board} that fills the space. */
export function filling({ x, y, z }: Bounds, bevel = 2): BufferGeometry {
  return board(x[1] - x[0], y[1] - y[0], z[1] - z[0], bevel).translate(
    (x[0] + x[1]) / 2,
    (y[0] + y[1]) / 2,
    (z[0] + z[1]) / 2,
  );
}
