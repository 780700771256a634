import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { denoise } from './denoise.ts';
import { softShadow } from './soft-shadow.ts';
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

/** Makes a picture without grain from the folder that `render.py` filled. */
export async function develop(folder: string): Promise<Developed> {
  const [one, other, colours, facings] = await Promise.all([
    read(join(folder, 'a.png')),
    read(join(folder, 'b.png')),
    read(join(folder, 'albedo0001.png')),
    read(join(folder, 'normal0001.png')),
  ]);
  const { width, height } = one;
  const opacity = Float32Array.from({ length: width * height }, (_, p) =>
    [one, other].reduce((sum, { values }) => sum + (values[p * 4 + 3] ?? 0) / 2 / 65_535, 0),
  );
  const thing = Uint8Array.from(opacity, (part) => (part > 0 ? 1 : 0));
  const clean = denoise(
    { a: light(one), b: light(other), albedo: light(colours), normal: light(facings), thing },
    width,
    height,
  );
  const pixels = new Uint8Array(width * height * 4);
  for (const [p, part] of opacity.entries()) {
    pixels[p * 4 + 3] = Math.round(part * 255);
    if (part === 0) continue;
    for (let c = 0; c < 3; c++) pixels[p * 4 + c] = encode((clean[p * 3 + c] ?? 0) / part);
  }
  const shadow = join(folder, 'shadow.png');
  // A room has no ground but its own, and no paper.
  if (thing.includes(0)) printWhites(pixels, thing);
  if (existsSync(shadow)) layOver(pixels, await shadowOf(await read(shadow), thing, width, height));
  return { pixels, width, height };
}

/** The opacity of the shadow at each pixel of the picture, 0..255. */
async function shadowOf(
  { values, width, height }: Plane,
  thing: Uint8Array,
  fullWidth: number,
  fullHeight: number,
): Promise<Uint8Array> {
  const [acrossEach, downEach] = [fullWidth / width, fullHeight / height];
  const small = new Uint8Array(width * height);
  for (const [p, is] of thing.entries()) {
    const [x, y] = [Math.floor((p % fullWidth) / acrossEach), Math.floor(p / fullWidth / downEach)];
    if (is) small[y * width + x] = 1;
  }
  const rendered = Float32Array.from(small, (_, p) => (values[p * 4 + 3] ?? 0) / PER_LEVEL);
  return sharp(softShadow(rendered, small, width, height), { raw: { width, height, channels: 1 } })
    .resize(fullWidth, fullHeight, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Lays what is pictured over its black shadow, in place. */
function layOver(pixels: Uint8Array, shadow: Uint8Array): void {
  for (const [p, dark] of shadow.entries()) {
    const over = (pixels[p * 4 + 3] ?? 0) / 255;
    const both = over + (1 - over) * (dark / 255);
    if (both === 0) continue;
    for (let c = 0; c < 3; c++) {
      pixels[p * 4 + c] = Math.round(((pixels[p * 4 + c] ?? 0) * over) / both);
    }
    pixels[p * 4 + 3] = Math.round(both * 255);
  }
}

async function read(file: string): Promise<Plane> {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  return { values, channels: info.channels, width: info.width, height: info.height };
}

/** So many of sixteen bits are one of eight. */
const PER_LEVEL = 257;

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
