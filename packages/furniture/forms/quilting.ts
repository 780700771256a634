import type { BufferGeometry } from 'three';
import type { Finish } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import type { Point } from '../kit/mesh.ts';
import { type Part, part } from '../kit/part.ts';
import { tube } from '../kit/tube.ts';
import { stitched } from '../kit/upholstered.ts';

/** How a cover lies on its filling: sewn through along lines, or at single points. */
export type Quilting = 'tufts' | 'squares' | 'channels';

/** Mm between seams along x and along z; the seams lie half a step from the middle, and so on. */
type Steps = readonly [x: number, z: number];

/** The relief of a quilted top. */
export function quilting(sewing: Quilting, deep: number, [stepX, stepZ]: Steps) {
  if (sewing !== 'tufts') return stitched(sewing, stepX, deep, stepZ);
  const full = (at: number) => Math.abs(Math.cos(Math.PI * at));
  return (x: number, z: number) => deep * (Math.max(full(x / stepX), full(z / stepZ)) ** 0.6 - 1);
}

/**
 * What the top is sewn with. The relief alone is not seen alike: sharp lamps draw it, soft light hides it. A thread in its depth is
 * seen in any light, and in the drawing, too.
 */
export function seams(
  top: BufferGeometry,
  sewing: Quilting,
  [stepX, stepZ]: Steps,
  thread: Finish,
): Part[] {
  const points = pointsAbove(top);
  const alongZ = linesOf(points, 0, stepX);
  if (sewing === 'tufts') {
    const tufts = alongZ.flat().filter((at) => isSeam(at[2], stepZ));
    return tufts.map((at) => part(tuft().translate(...at), thread));
  }
  const lines = sewing === 'squares' ? [...alongZ, ...linesOf(points, 2, stepZ)] : alongZ;
  return lines.map((line) => part(tube(line, 2.5, { sides: 4 }), thread));
}

/** A flat knot of wool. */
const tuft = () =>
  lathe(
    [
      [22, -4],
      [16, 7],
      [0, 9],
    ],
    10,
    2,
  );

/** Whether a place is half a step from the middle, or so many whole steps further. */
const isSeam = (at: number, step: number) => Math.abs((Math.abs(at / step) % 1) - 0.5) < 0.01;

/** The vertices of the upper side and of its rounded edges: seams run through them. */
function pointsAbove(top: BufferGeometry): Point[] {
  top.computeBoundingBox();
  const { max } = top.boundingBox ?? { max: { x: 0, z: 0 } };
  const positions = top.getAttribute('position');
  const points = Array.from(
    { length: positions.count },
    (_, index): Point => [positions.getX(index), positions.getY(index), positions.getZ(index)],
  );
  return points.filter(
    ([x, y, z]) => y > 0 && Math.abs(x) < max.x - 0.5 && Math.abs(z) < max.z - 0.5,
  );
}

/** The points as lines over the top, each at one seam of the axis. */
function linesOf(points: readonly Point[], axis: 0 | 2, step: number): Point[][] {
  const sewn = points.filter((at) => isSeam(at[axis], step));
  const lines = Map.groupBy(sewn, (at) => Math.round(at[axis]));
  const other = axis === 0 ? 2 : 0;
  return Array.from(lines.values(), (line) => line.toSorted((a, b) => a[other] - b[other]));
}
