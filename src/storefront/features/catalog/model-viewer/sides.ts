/** Lengths of a thing, metres. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export type Side = keyof Box;

/** Metres: to the right, up, to the front. */
export type Point = readonly [x: number, y: number, z: number];

export const sides: readonly Side[] = ['width', 'height', 'depth'];

/**
 * The edges along which the lengths are shown, a little outside the thing, which stands on y = 0
 * with its front to +z: those that face a camera at this angle (0 before the front, growing to the right).
 */
export function edgesSeenFrom(theta: number, box: Box): Record<Side, readonly [Point, Point]> {
  const away = 0.03 + Math.max(box.width, box.height, box.depth) * 0.025;
  const [x, z] = [box.width / 2, box.depth / 2];
  const near = Math.cos(theta) >= 0 ? 1 : -1;
  const right = Math.sin(theta) >= 0 ? 1 : -1;
  const [before, beside] = [near * (z + away), right * (x + away)];
  return {
    width: [
      [-x, 0, before],
      [x, 0, before],
    ],
    depth: [
      [beside, 0, -z],
      [beside, 0, z],
    ],
    // At the other end of the near edge: there nothing stands before it.
    height: [
      [-beside, 0, near * z],
      [-beside, box.height, near * z],
    ],
  };
}
