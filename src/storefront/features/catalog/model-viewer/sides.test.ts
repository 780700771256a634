import { expect, it } from 'vitest';
import { edgesSeenFrom } from './sides.ts';

const box = { width: 2, height: 1, depth: 0.8 };
const turn = (degrees: number) => (degrees * Math.PI) / 180;

it('shows each dimension along an edge of that length', () => {
  for (const degrees of [0, 40, 130, 220, 310]) {
    for (const [side, [a, b]] of Object.entries(edgesSeenFrom(turn(degrees), box))) {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
      expect(length, `${side} from ${degrees}°`).toBeCloseTo(box[side as keyof typeof box], 6);
    }
  }
});

it('uses the edges nearest to the camera, outside the model', () => {
  // Front right, front left, back left, back right.
  for (const [degrees, near, right] of [
    [40, 1, 1],
    [-40, 1, -1],
    [-140, -1, -1],
    [140, -1, 1],
  ] as const) {
    const { width, depth, height } = edgesSeenFrom(turn(degrees), box);
    expect(width[0][2] * near).toBeGreaterThan(box.depth / 2);
    expect(depth[0][0] * right).toBeGreaterThan(box.width / 2);
    expect(height[0][0] * right).toBeLessThan(-box.width / 2);
  }
});
