import { expect, it } from 'vitest';
import { smoothShadow } from './smooth-shadow.ts';

const [width, height] = [60, 40];

const thingOf = (pixels: Uint8Array) =>
  Uint8Array.from({ length: width * height }, (_, p) => (pixels[p * 4] ? 1 : 0));

/** A grainy shadow around an opaque red square. */
function picture(): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const inside = x > 20 && x < 40 && y > 10 && y < 30;
      pixels.set(inside ? [200, 30, 30, 255] : [0, 0, 0, (x + y) % 2 ? 70 : 30], at);
    }
  }
  return pixels;
}

it('evens the shadow, lets it end before the frame, and leaves the thing alone', () => {
  const [before, after] = [picture(), picture()];
  smoothShadow(after, thingOf(before), width, height);
  for (let at = 0; at < after.length; at += 4) {
    const pixel = Array.from(after.subarray(at, at + 4));
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const edge = Math.min(x, width - 1 - x, y, height - 1 - y);
    if (before[at]) expect(pixel).toEqual([200, 30, 30, 255]);
    else if (edge === 0) expect(pixel).toEqual([0, 0, 0, 0]);
    else if (edge > 5) {
      expect(pixel.slice(0, 3)).toEqual([0, 0, 0]);
      // Up to the very edge of the square: its own opacity does not darken the ground beside it.
      expect(Math.abs((pixel[3] ?? 0) - 50)).toBeLessThan(5);
    }
  }
});

it('leaves clear ground clear', () => {
  const pixels = new Uint8Array(width * height * 4);
  smoothShadow(pixels, thingOf(pixels), width, height);
  expect(pixels.every((value) => value === 0)).toBe(true);
});
