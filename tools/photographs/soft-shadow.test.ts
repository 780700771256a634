import { expect, it } from 'vitest';
import { softShadow } from './soft-shadow.ts';

const [width, height] = [200, 150];

const plane = <T>(of: (x: number, y: number) => T) =>
  Array.from({ length: width * height }, (_, p) => of(p % width, Math.floor(p / width)));

const fromMiddle = (x: number, y: number) =>
  Math.max(Math.abs(x - width / 2), Math.abs(y - height / 2));

/** A square, and around it a grainy shadow over an even shade of the whole ground. */
const square = Uint8Array.from(plane((x, y) => (fromMiddle(x, y) < 25 ? 1 : 0)));
const grainy = (shade = 0) =>
  Float32Array.from(plane((x, y) => (fromMiddle(x, y) < 45 ? ((x + y) % 2 ? 90 : 50) : shade)));

const at = (shadow: Uint8Array, x: number, y: number) => shadow[y * width + x] ?? 0;

it('evens the shadow beside the thing', () => {
  const shadow = softShadow(grainy(), square, width, height);
  for (const x of [width / 2 + 26, width / 2 + 27]) {
    expect(Math.abs(at(shadow, x, height / 2) - 70)).toBeLessThan(8);
  }
});

it('does not spread what is hidden below the thing', () => {
  const flat = Float32Array.from(square, (is) => is * 255);
  const shadow = softShadow(flat, square, width, height);
  for (const x of [width / 2 + 25, width / 2 + 30]) expect(at(shadow, x, height / 2)).toBe(0);
});

it('lets the shadow end softly before the frame, in the shape of the thing', () => {
  const shadow = softShadow(grainy(), square, width, height);
  const outwards = [26, 34, 42, 60, 99].map((step) => at(shadow, width / 2 + step, height / 2));
  expect(outwards).toEqual(outwards.toSorted((a, b) => b - a));
  expect(outwards.at(-1)).toBe(0);
});

it('keeps the shadow between legs that are far apart', () => {
  const isRow = (y: number) => y >= 30 && y < 110;
  const legs = plane((x, y) =>
    isRow(y) && ((x >= 30 && x < 34) || (x >= 166 && x < 170)) ? 1 : 0,
  );
  const dark = plane((x, y) => (isRow(y) && x >= 30 && x < 170 ? 80 : 0));
  const shadow = softShadow(Float32Array.from(dark), Uint8Array.from(legs), width, height);
  expect(at(shadow, width / 2, 70)).toBeGreaterThan(70);
});

it('takes out the shade that lies on all of the ground', () => {
  const even = new Float32Array(width * height).fill(40);
  expect(softShadow(even, square, width, height).every((value) => value === 0)).toBe(true);
  const [shaded, plain] = [40, 0].map((shade) => softShadow(grainy(shade), square, width, height));
  const beside = [shaded, plain].map((shadow) => shadow && at(shadow, width / 2 + 27, height / 2));
  expect(beside[0]).toBeLessThan((beside[1] ?? 0) - 20);
  expect(beside[0]).toBeGreaterThan(20);
});

it('leaves clear ground clear', () => {
  const shadow = softShadow(new Float32Array(width * height), square, width, height);
  expect(shadow.every((value) => value === 0)).toBe(true);
});
