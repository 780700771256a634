import { expect, it } from 'vitest';
import { patchesOf } from './patches.ts';

/** How many patches are two faces that meet at so many degrees. */
function bent(degrees: number, isSoft: boolean): number {
  const up = (degrees * Math.PI) / 180;
  const far = [100 * Math.cos(up), 100 * Math.sin(up), 50];
  return patchesOf([0, 0, 0, 0, 0, 100, -100, 0, 50, ...far], [0, 1, 2, 1, 0, 3], isSoft).count;
}

it('has a crease where faces meet at more than 30°', () => {
  expect([20, 45].map((degrees) => bent(degrees, false))).toEqual([1, 2]);
});

it('takes the folds of a soft cover for no creases, and its edges for some', () => {
  expect([45, 60, 85].map((degrees) => bent(degrees, true))).toEqual([1, 1, 2]);
});
