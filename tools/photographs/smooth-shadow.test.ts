import { expect, it } from 'vitest';
import { smoothShadow } from './smooth-shadow.ts';

const [width, height] = [200, 150];

const thingOf = (pixels: Uint8Array) =>
  Uint8Array.from({ length: width * height }, (_, p) => (pixels[p * 4] ? 1 : 0));

/** An opaque red square; a grainy shadow close around it, over an even shade of the whole ground. */
function picture(shade = 0): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const [dx, dy] = [Math.abs(x - width / 2), Math.abs(y - height / 2)];
      const grain = (x + y) % 2 ? 90 : 50;
      if (Math.max(dx, dy) < 25) pixels.set([200, 30, 30, 255], at);
      else pixels.set([0, 0, 0, Math.max(dx, dy) < 45 ? grain : shade], at);
    }
  }
  return pixels;
}

const alphaAt = (pixels: Uint8Array, x: number, y: number) => pixels[(y * width + x) * 4 + 3] ?? 0;

it('evens the shadow up to the thing, and leaves the thing alone', () => {
  const [before, after] = [picture(), picture()];
  smoothShadow(after, thingOf(before), width, height);
  for (let at = 0; at < after.length; at += 4) {
    if (before[at]) expect(Array.from(after.subarray(at, at + 4))).toEqual([200, 30, 30, 255]);
  }
  // Beside the square, of an even pixel and an odd one: its own opacity does not darken the ground.
  const beside = [0, 1].map((step) => alphaAt(after, width / 2 + 26, height / 2 + step));
  for (const alpha of beside) expect(Math.abs(alpha - 70)).toBeLessThan(8);
});

it('lets the shadow end softly before the frame, in the shape of the thing', () => {
  const pixels = picture();
  smoothShadow(pixels, thingOf(picture()), width, height);
  const outwards = [26, 34, 42, 50, 99].map((step) =>
    alphaAt(pixels, width / 2 + step, height / 2),
  );
  expect(outwards).toEqual(outwards.toSorted((a, b) => b - a));
  expect(outwards.at(-1)).toBe(0);
});

it('keeps the shadow between legs that are far apart', () => {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 30; y < 110; y++) {
    for (let x = 30; x < 170; x++) {
      const isLeg = x < 34 || x >= 166;
      pixels.set(isLeg ? [200, 30, 30, 255] : [0, 0, 0, 80], (y * width + x) * 4);
    }
  }
  smoothShadow(pixels, thingOf(pixels), width, height);
  expect(alphaAt(pixels, width / 2, 70)).toBeGreaterThan(70);
});

it('takes out the shade that lies on all of the ground', () => {
  const [shaded, plain] = [picture(40), picture()];
  for (const pixels of [shaded, plain]) smoothShadow(pixels, thingOf(picture()), width, height);
  expect(alphaAt(shaded, width / 2 + 70, height / 2)).toBe(0);
  expect(alphaAt(shaded, 20, 20)).toBe(0);
  expect(alphaAt(shaded, width / 2 + 26, height / 2)).toBeGreaterThan(20);
});

it('leaves clear ground clear', () => {
  const pixels = new Uint8Array(width * height * 4);
  smoothShadow(pixels, thingOf(pixels), width, height);
  expect(pixels.every((value) => value === 0)).toBe(true);
});
