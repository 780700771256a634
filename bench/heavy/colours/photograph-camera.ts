import { dot, axesOf as orbitAxes } from '#storefront/features/catalog/model-viewer/camera.ts';
import { firstView } from '#storefront/features/catalog/model-viewer/first-view.ts';
import type { Primitive } from '../../../packages/furniture/testing/read-glb.ts';

export type Vector = readonly [x: number, y: number, z: number];

/** The camera of a photograph, in metres: its middle, its distance, and where it looks from in radians. */
export interface PhotographCamera {
  readonly middle: Vector;
  readonly distance: number;
  readonly azimuth: number;
  readonly elevation: number;
}

/** Half of the field of view as tangents: 75 mm on a frame of 36 mm, 4 to 3. */
export const TANGENT = { across: 18 / 75, up: (18 / 75) * 0.75 };
/** `shift_y` of the camera, in parts of the width: the picture moves up. */
export const SHIFT = 0.012;

/** To the camera, to its right and up. */
export const axesOf = ({ azimuth, elevation }: Pick<PhotographCamera, 'azimuth' | 'elevation'>) =>
  orbitAxes({ theta: azimuth, phi: Math.PI / 2 - elevation });

/** The camera of `tools/photographs/studio.py`, with the same points and steps. */
export function photographCamera(
  primitives: readonly Primitive[],
  job: { readonly stance: 'floor' | 'wall' | 'ceiling'; readonly azimuth: number },
): PhotographCamera {
  const all = primitives.flatMap(({ positions }) => vectorsOf(positions));
  const low = [0, 1, 2].map((axis) => Math.min(...all.map((at) => at[axis] ?? 0)));
  const high = [0, 1, 2].map((axis) => Math.max(...all.map((at) => at[axis] ?? 0)));
  const [w = 0, h = 0, d = 0] = high.map((value, axis) => value - (low[axis] ?? 0));
  const { theta: azimuth, phi } = firstView(
    { stance: job.stance, turn: job.azimuth },
    { width: w, height: h, depth: d },
  );
  const elevation = Math.PI / 2 - phi;
  const { way, right, up } = axesOf({ azimuth, elevation });
  const step = Math.max(1, Math.floor(all.length / 4000));
  const points = all.filter((_, index) => index % step === 0);
  let middle = high.map((value, axis) => (value + (low[axis] ?? 0)) / 2) as unknown as Vector;
  let distance = Math.hypot(w, h, d) * 2.5;
  for (let round = 0; round < 8; round++) {
    const seen = points.map((point) => {
      const from = minus(point, middle);
      const deep = distance - dot(from, way);
      return [dot(from, right) / deep / TANGENT.across, dot(from, up) / deep / TANGENT.up] as const;
    });
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    const [left, most] = [Math.min(...xs), Math.max(...xs)];
    const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
    middle = moved(middle, right, ((left + most) / 2) * distance * TANGENT.across);
    middle = moved(middle, up, ((bottom + top) / 2) * distance * TANGENT.up);
    distance *= Math.max((most - left) / 2 / 0.84, (top - bottom) / 2 / 0.8);
  }
  return { middle, distance, azimuth, elevation };
}

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const moved = (from: Vector, way: Vector, far: number): Vector => [
  from[0] + way[0] * far,
  from[1] + way[1] * far,
  from[2] + way[2] * far,
];

export function vectorsOf(values: Float32Array): Vector[] {
  return Array.from({ length: values.length / 3 }, (_, index) => [
    values[index * 3] ?? 0,
    values[index * 3 + 1] ?? 0,
    values[index * 3 + 2] ?? 0,
  ]);
}
