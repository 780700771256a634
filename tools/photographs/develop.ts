import { join } from 'node:path';
import sharp from 'sharp';
import { denoise } from './denoise.ts';
import { smoothShadow } from './smooth-shadow.ts';
import { printWhites } from './whites.ts';

/** A finished picture: RGBA, eight bits each, the ground clear but for the shadow. */
export interface Developed {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface Plane {
  readonly values: Uint16Array;
  readonly channels: number;
  readonly width: number;
  readonly height: number;
}

/** Makes a picture without grain from the folder that `render.py` filled: two halves and what the surfaces are. */
export async function develop(folder: string): Promise<Developed> {
  const [one, other, colours, facings] = await Promise.all([
    read(join(folder, 'a.png')),
    read(join(folder, 'b.png')),
    read(join(folder, 'albedo0001.png')),
    read(join(folder, 'normal0001.png')),
  ]);
  const { width, height } = one;
  const [a, b] = [light(one), light(other)];
  const thing = thingsOf(one, a, b);
  const clean = denoise(
    { a, b, albedo: light(colours), normal: light(facings), thing },
    width,
    height,
  );
  const pixels = new Uint8Array(width * height * 4);
  for (let p = 0; p < thing.length; p++) {
    const opacity = ((one.values[p * 4 + 3] ?? 0) + (other.values[p * 4 + 3] ?? 0)) / 2 / 65_535;
    pixels[p * 4 + 3] = Math.round(opacity * 255);
    if (!thing[p] || opacity === 0) continue;
    for (let c = 0; c < 3; c++) pixels[p * 4 + c] = encode((clean[p * 3 + c] ?? 0) / opacity);
  }
  if (thing.includes(0)) {
    smoothShadow(pixels, thing, width, height);
    printWhites(pixels, thing);
  }
  return { pixels, width, height };
}

/**
 * What takes the shadow has no colour at all; the blackest thing has some, but for single pixels that no light was found for. A room has no
 * such ground: all of it is opaque.
 */
function thingsOf({ values, width, height }: Plane, a: Float32Array, b: Float32Array): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, p) => p);
  const isOpaque = (p: number) => values[p * 4 + 3] === 65_535;
  if (pixels.every(isOpaque)) return new Uint8Array(pixels.length).fill(1);
  const coloured = Uint8Array.from(pixels, (p) =>
    [p * 3, p * 3 + 1, p * 3 + 2].some((i) => (a[i] ?? 0) + (b[i] ?? 0) > 0) ? 1 : 0,
  );
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const among = (p: number) => around.reduce((sum, step) => sum + (coloured[p + step] ?? 0), 0);
  return coloured.map((is, p) => (is || (isOpaque(p) && among(p) >= 4) ? 1 : 0));
}

async function read(file: string): Promise<Plane> {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return { values, channels: info.channels, width: info.width, height: info.height };
}

/** Sixteen-bit sRGB to linear light. */
const linear = Float32Array.from({ length: 65_536 }, (_, value) => {
  const part = value / 65_535;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const encode = (value: number) =>
  Math.round(
    255 * Math.min(1, value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  );

/** Linear light of each pixel as an RGB triple, times its opacity where it has one. */
function light({ values, channels, width, height }: Plane): Float32Array {
  const triples = new Float32Array(width * height * 3);
  for (let p = 0; p < width * height; p++) {
    const opacity = channels === 4 ? (values[p * 4 + 3] ?? 0) / 65_535 : 1;
    for (let c = 0; c < 3; c++) {
      triples[p * 3 + c] = (linear[values[p * channels + c] ?? 0] ?? 0) * opacity;
    }
  }
  return triples;
}
