import type { Point } from './sides.ts';

const WAYS = 240;

/** Directions that are spread evenly. */
const ways: readonly Point[] = Array.from({ length: WAYS }, (_, index) => {
  const y = 1 - (2 * (index + 0.5)) / WAYS;
  const [turn, flat] = [index * Math.PI * (3 - Math.sqrt(5)), Math.sqrt(1 - y * y)];
  return [Math.cos(turn) * flat, y, Math.sin(turn) * flat];
});

/** The points, x, y, z after each other, that lie farthest in some direction: as good as all of them for a frame. */
export function outermost(positions: ArrayLike<number>): Point[] {
  const found = new Map<number, Point>();
  for (const [x, y, z] of ways) {
    let [best, farthest] = [0, -Infinity];
    for (let at = 0; at < positions.length; at += 3) {
      const far =
        x * (positions[at] ?? 0) + y * (positions[at + 1] ?? 0) + z * (positions[at + 2] ?? 0);
      if (far > farthest) [best, farthest] = [at, far];
    }
    found.set(best, [positions[best] ?? 0, positions[best + 1] ?? 0, positions[best + 2] ?? 0]);
  }
  return [...found.values()];
}
