import type { View } from '../kind.ts';

/** For each view: the axes to the right, up and to the viewer, and their signs. */
export const viewAxes = {
  front: [
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  // From the left, with its front to the right.
  side: [
    [2, 1],
    [1, 1],
    [0, -1],
  ],
  // From the right, with its front to the left.
  right: [
    [2, -1],
    [1, 1],
    [0, 1],
  ],
  // The front edge is the lower one.
  top: [
    [0, 1],
    [2, -1],
    [1, 1],
  ],
} as const satisfies Record<View, readonly (readonly [axis: 0 | 1 | 2, sign: 1 | -1])[]>;
