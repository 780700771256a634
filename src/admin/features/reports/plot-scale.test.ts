import { expect, it } from 'vitest';
import { topOfAxis } from './plot-scale.ts';

it.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [10, 10],
  [11, 15],
  [315_000, 400_000],
  [900_001, 1_000_000],
])('the axis of values up to %d ends at %d', (most, top) => {
  expect(topOfAxis(most)).toBe(top);
});
