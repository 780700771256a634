import { expect, it } from 'vitest';
import { patchesOf } from './patches.ts';

/** How many patches are two strips of so many squares each that meet at so many degrees. */
function bent(degrees: number, squares: number, isSoft = false): number {
  const up = (degrees * Math.PI) / 180;
  const columns = [
    [-100, 0],
    [0, 0],
    [100 * Math.cos(up), 100 * Math.sin(up)],
  ];
  const positions = columns.flatMap(([x = 0, y = 0]) =>
    Array.from({ length: squares + 1 }, (_, row) => [x, y, row * 100]).flat(),
  );
  const index = [0, squares + 1].flatMap((first) =>
    Array.from({ length: squares }, (_, row) => {
      const [a, b] = [first + row, first + row + squares + 1];
      return [a, a + 1, b, a + 1, b + 1, b];
    }).flat(),
  );
  return patchesOf(positions, index, isSoft).count;
}

it('has a crease where faces meet at more than 30°', () => {
  expect([20, 45].map((degrees) => bent(degrees, 4))).toEqual([1, 2]);
});

it('takes a few faces of a soft cover for a fold, and more for a seam', () => {
  expect([1, 2, 3, 4].map((squares) => bent(45, squares, true))).toEqual([1, 1, 1, 2]);
  expect(bent(45, 1)).toBe(2);
});
