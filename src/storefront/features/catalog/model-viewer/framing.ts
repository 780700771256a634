import type { Camera } from './camera.ts';
import { axesOf, dot } from './camera.ts';
import type { Point } from './sides.ts';

/** A model's width or height, whichever takes the larger part of the stage, is this part of it at first. */
const FILL = 0.75;
/** The stage is never filled further, from whichever side the model is seen. */
const ROOM = 0.97;

/** The target and the lens of a camera whose distance is wanted. */
export type Lens = Omit<Camera, 'radius'>;

/** Halves of the field of view as tangents. */
function tangentsOf({ fieldOfView, width, height }: Lens) {
  const up = Math.tan((fieldOfView * Math.PI) / 360);
  return { up, across: (up * width) / Math.max(1, height) };
}

/** The points from the target: to the right, up, and to the camera. */
function seenFrom(points: readonly Point[], lens: Lens): Point[] {
  const { right, up, way } = axesOf(lens);
  const { target } = lens;
  return points.map((point) => {
    const from: Point = [point[0] - target[0], point[1] - target[1], point[2] - target[2]];
    return [dot(from, right), dot(from, up), dot(from, way)];
  });
}

/** The width and the height of what is seen, in parts of the stage. */
export function filledPart(points: readonly Point[], lens: Lens, radius: number) {
  return partOf(seenFrom(points, lens), tangentsOf(lens), radius);
}

function partOf(seen: readonly Point[], tangents: { up: number; across: number }, radius: number) {
  const extent = (side: 0 | 1, tangent: number) => {
    const places = seen.map((at) => at[side] / (radius - at[2]) / tangent);
    return (Math.max(...places) - Math.min(...places)) / 2;
  };
  return { width: extent(0, tangents.across), height: extent(1, tangents.up) };
}

/** The distance from which the points fill {@link FILL} of the stage, with `room` times as much around them. */
export function openingDistance(points: readonly Point[], lens: Lens, room = 1): number {
  const [seen, tangents] = [seenFrom(points, lens), tangentsOf(lens)];
  const nearest = Math.max(0.01, ...seen.map((at) => at[2]));
  let [near, far] = [nearest * 1.01, nearest * 1000];
  for (let step = 0; step < 50; step++) {
    const middle = Math.sqrt(near * far);
    const { width, height } = partOf(seen, tangents, middle);
    if (Math.max(width, height) > FILL / room) near = middle;
    else far = middle;
  }
  return far;
}

/** The least distance from which nothing is cut off. */
export function leastDistance(points: readonly Point[], lens: Lens): number {
  const { up, across } = tangentsOf(lens);
  const needs = seenFrom(points, lens).map(
    ([x, y, z]) => z + Math.max(Math.abs(x) / across, Math.abs(y) / up) / ROOM,
  );
  return Math.max(...needs);
}

/** How far the points are from the target at most. */
const reachOf = (points: readonly Point[], { target }: Lens): number =>
  Math.max(
    ...points.map((at) => Math.hypot(at[0] - target[0], at[1] - target[1], at[2] - target[2])),
  );

/** A distance from which nothing is cut off from any side. */
export function farthestDistance(points: readonly Point[], lens: Lens): number {
  const { up, across } = tangentsOf(lens);
  return reachOf(points, lens) * (1 + 1 / ROOM / Math.min(up, across));
}

/** Half of what is free before a camera that turns around the target at the distance, or farther from it. */
export const clearDistance = (points: readonly Point[], lens: Lens, distance: number): number =>
  Math.max(0, distance - reachOf(points, lens)) / 2;
