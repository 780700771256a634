import { expect, it } from 'vitest';
import { denoise, type Halves } from './denoise.ts';

const [width, height] = [48, 32];
const count = width * height;

/** A striped cloth, left half lit, right half in shadow; noise is the same on every machine (an LCG). */
function scene() {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const truth = new Float32Array(count * 3);
  const albedo = new Float32Array(count * 3);
  for (let p = 0; p < count; p++) {
    const stripe = Math.floor(p / width) % 2 ? 0.8 : 0.4;
    const lit = p % width < width / 2 ? 0.9 : 0.2;
    for (let c = 0; c < 3; c++) {
      albedo[p * 3 + c] = stripe;
      truth[p * 3 + c] = stripe * lit;
    }
  }
  // Grain of light: all colours of a pixel together, as with few paths.
  const grainy = () => {
    const half = new Float32Array(count * 3);
    for (let p = 0; p < count; p++) {
      const grain = 1 + (random() + random() - 1) * 0.6;
      for (let c = 0; c < 3; c++) half[p * 3 + c] = (truth[p * 3 + c] ?? 0) * grain;
    }
    return half;
  };
  const normal = new Float32Array(count * 3).fill(0.5);
  const thing = new Uint8Array(count).fill(1);
  const halves: Halves = { a: grainy(), b: grainy(), albedo, normal, thing };
  return { truth, halves };
}

const error = (truth: Float32Array, picture: Float32Array) =>
  Math.sqrt(truth.reduce((sum, v, i) => sum + (v - (picture[i] ?? 0)) ** 2, 0) / truth.length);

it('takes the grain out, and leaves the stripes and the edge of the shadow', () => {
  const { truth, halves } = scene();
  const clean = denoise(halves, width, height);
  const mean = halves.a.map((value, i) => (value + (halves.b[i] ?? 0)) / 2);
  expect(error(truth, clean)).toBeLessThan(error(truth, mean) / 3);
  const at = (x: number, y: number) => clean[(y * width + x) * 3] ?? 0;
  for (let y = 4; y < height - 4; y++) {
    const stripe = y % 2 ? 0.8 : 0.4;
    expect(at(width / 2 - 2, y)).toBeGreaterThan(stripe * 0.75);
    expect(at(width / 2 + 1, y)).toBeLessThan(stripe * 0.35);
  }
});

it('does not touch what is not the thing', () => {
  const { halves } = scene();
  const thing = new Uint8Array(count);
  const untouched = denoise({ ...halves, thing }, width, height);
  halves.a.forEach((value, i) => {
    expect(untouched[i]).toBeCloseTo((value + (halves.b[i] ?? 0)) / 2, 6);
  });
});
