import { expect, it } from 'vitest';
import { printWhites } from './whites.ts';

const printed = (pixel: readonly number[], isThing = 1) => {
  const pixels = Uint8Array.from(pixel);
  printWhites(pixels, Uint8Array.of(isThing));
  return Array.from(pixels);
};

it('prints white things darker than paper, in their own hue, and keeps what is lighter lighter', () => {
  const [white, cream, grey] = [
    [250, 250, 250, 255],
    [245, 235, 215, 255],
    [180, 180, 180, 255],
  ].map((pixel) => printed(pixel));
  expect(white?.[0]).toBeLessThan(236);
  expect(white?.[0]).toBeGreaterThan(cream?.[2] ?? 255);
  expect((cream?.[0] ?? 0) / (cream?.[2] ?? 1)).toBeCloseTo(245 / 215, 1);
  expect(grey).toEqual([180, 180, 180, 255]);
});

it('leaves ground and opacity alone', () => {
  expect(printed([250, 250, 250, 120], 0)).toEqual([250, 250, 250, 120]);
  expect(printed([250, 250, 250, 255])[3]).toBe(255);
});
