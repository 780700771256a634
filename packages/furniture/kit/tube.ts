import { type BufferGeometry, Vector3 } from 'three';
import { Mesh, type Point } from './mesh.ts';

const vector = ([x, y, z]: Point) => new Vector3(x, y, z);
const point = ({ x, y, z }: Vector3): Point => [x, y, z];

/** The line through the points with its corners rounded off. */
export function rounded(points: readonly Point[], radius: number, steps = 4): Point[] {
  return points.flatMap((corner, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [corner];
    const at = vector(corner);
    const reach = (to: Point) => {
      const way = vector(to).sub(at);
      return way.setLength(Math.min(radius, way.length() * 0.48)).add(at);
    };
    const [from, to] = [reach(before), reach(after)];
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      return point(from.clone().lerp(at, t).lerp(at.clone().lerp(to, t), t));
    });
  });
}

interface TubeShape {
  sides?: number;
  closed?: boolean;
  /** The radius as a part of the stated one, along the way from 0 to 1. */
  taper?: (part: number) => number;
}

/** A rod of the radius along the points; its ends are closed. */
export function tube(
  points: readonly Point[],
  radius: number,
  { sides = 8, closed = false, taper }: TubeShape = {},
): BufferGeometry {
  const path = points
    .map(vector)
    .filter((at, i, all) => i === 0 || at.distanceTo(all[i - 1] ?? at) > 0.01);
  const last = path.length - 1;
  const directionAt = (index: number) => {
    const before = path[index - 1] ?? (closed ? path[last] : path[0]);
    const after = path[index + 1] ?? (closed ? path[0] : path[last]);
    return (after ?? new Vector3())
      .clone()
      .sub(before ?? new Vector3())
      .normalize();
  };
  const mesh = new Mesh();
  let across = new Vector3();
  const rings = path.map((at, index) => {
    const direction = directionAt(index);
    if (index === 0) {
      const helper = Math.abs(direction.y) > 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
      across = helper.cross(direction).normalize();
    } else {
      across = across.sub(direction.clone().multiplyScalar(across.dot(direction))).normalize();
    }
    const other = direction.clone().cross(across);
    const thick = radius * (taper?.(index / Math.max(1, last)) ?? 1);
    return Array.from({ length: sides }, (_, side) => {
      const angle = (side / sides) * Math.PI * 2;
      const out = across
        .clone()
        .multiplyScalar(Math.cos(angle))
        .addScaledVector(other, Math.sin(angle));
      return mesh.vertex(point(at.clone().addScaledVector(out, thick)), point(out));
    });
  });
  const join = (a: number[], b: number[]) => {
    for (let side = 0; side < sides; side++) {
      const next = (side + 1) % sides;
      mesh.quad(a[side] ?? 0, a[next] ?? 0, b[next] ?? 0, b[side] ?? 0);
    }
  };
  rings.forEach((ring, index) => {
    const next = rings[index + 1];
    if (next) join(ring, next);
  });
  const ends = [rings[0], rings[last]] as const;
  if (closed) join(ends[1] ?? [], ends[0] ?? []);
  else {
    ends.forEach((ring, end) => {
      const direction = directionAt(end === 0 ? 0 : last).multiplyScalar(end === 0 ? -1 : 1);
      const centre = path[end === 0 ? 0 : last] ?? new Vector3();
      const thick = radius * (taper?.(end) ?? 1);
      const middle = mesh.vertex(
        point(centre.clone().addScaledVector(direction, thick * 0.25)),
        point(direction),
      );
      ring?.forEach((vertex, side) => {
        mesh.triangle(vertex, ring[(side + 1) % sides] ?? 0, middle);
      });
    });
  }
  return mesh.geometry();
}

/** A straight rod. */
export const rod = (from: Point, to: Point, radius: number, sides = 8): BufferGeometry =>
  tube([from, to], radius, { sides });
