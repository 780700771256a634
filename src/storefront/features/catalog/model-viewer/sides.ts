/** Dimensions in metres. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export type Side = keyof Box;

/** Metres: right, up, front. */
export type Point = readonly [x: number, y: number, z: number];

export const sides: readonly Side[] = ['width', 'height', 'depth'];

/**
 * The edges for the dimension lines, slightly outside the model, which stands on y = 0 and faces +z: those nearest to a camera at this
 * angle (0 is the front, growing to the right).
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
    // At the far end of the near edge, where nothing hides the line.
    height: [
      [-beside, 0, near * z],
      [-beside, box.height, near * z],
    ],
  };
}
