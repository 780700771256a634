import type { BufferGeometry } from 'three';
import { cushion } from '../kit/cushion.ts';
import { darker, type Finish } from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import type { Point } from '../kit/mesh.ts';
import { type Part, part, times } from '../kit/part.ts';
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

/** A stripe of what is quilted from end to end, mm. */
const STRIPE = 130;

interface Striped {
  readonly round: number;
  readonly puff: number;
  /** How far a seam lies below its stripes. */
  readonly deep: number;
}

/** A cushion sewn into round stripes along z. */
export function striped([w, h, d]: Point, cloth: Finish, { round, puff, deep }: Striped): Part[] {
  const inner = w - round * 2;
  // An odd number: then seams lie alike at both ends.
  const count = Math.max(1, Math.round(inner / STRIPE / 2 - 0.5)) * 2 + 1;
  const steps = [inner / count, d] as const;
  const top = cushion(w, h, d, {
    round,
    puff,
    cells: [1, 1, 1],
    coarse: true,
    // Each seam lies on a line of the grid.
    lines: { x: times(count * 4, (i) => (inner * i) / count / 4 - inner / 2), z: [0] },
    relief: quilting('channels', deep, steps),
  });
  return [part(top, cloth), ...seams(top, 'channels', steps, darker(cloth, 0.28), 4)];
}

/** A back drawn in by buttons so many mm apart, with folds that slant from one to the next; it stands on y = 0 and looks to +z. */
export function buttoned(
  [w, h, thick]: Point,
  cloth: Finish,
  { round, puff, deep, step }: Striped & { readonly step: number },
): Part[] {
  // As fine as a fold needs, with lines where the buttons lie.
  const cell = step / (Math.round(step / 84) * 2);
  const lines = (length: number) => {
    const half = Math.floor(length / 2 / cell);
    return times(half * 2 + 1, (i) => (i - half) * cell);
  };
  const top = cushion(w, thick, h, {
    round,
    puff,
    folded: true,
    lines: { x: lines(w), z: lines(h) },
    relief: stitched('buttons', step, deep),
  });
  const isButton = (at: number) => Math.abs(at - Math.round(at)) < 0.01;
  const buttons = pointsAbove(top).filter(
    ([x, , z]) =>
      Math.abs(x) < w / 2 - round &&
      Math.abs(z) < h / 2 - round &&
      isButton((x + z) / step) &&
      isButton((x - z) / step),
  );
  return [
    part(top, cloth),
    ...buttons.map((at) => part(button().translate(...at), darker(cloth, 0.28))),
  ].map(({ geometry, finish }) =>
    part(geometry.rotateX(Math.PI / 2).translate(0, h / 2, thick / 2), finish),
  );
}

/** Flat: a back has dozens of them. */
const button = () =>
  lathe(
    [
      [17, 8],
      [0, 14],
    ],
    8,
  );

/**
 * What the top is sewn with. The relief alone is not seen alike: sharp lamps draw it, soft light hides it. A thread in its depth is
 * seen in any light, and in the drawing, too.
 */
export function seams(
  top: BufferGeometry,
  sewing: Quilting,
  [stepX, stepZ]: Steps,
  thread: Finish,
  radius = 2.5,
): Part[] {
  const points = pointsAbove(top);
  const alongZ = linesOf(points, 0, stepX);
  if (sewing === 'tufts') {
    const tufts = alongZ.flat().filter((at) => isSeam(at[2], stepZ));
    return tufts.map((at) => part(tuft().translate(...at), thread));
  }
  const lines = sewing === 'squares' ? [...alongZ, ...linesOf(points, 2, stepZ)] : alongZ;
  return lines.map((line) => part(tube(line, radius, { sides: 4 }), thread));
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
