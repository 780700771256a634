import { type Color, converter, differenceCiede2000, type Lab65 } from 'culori';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from './lit-surface.ts';
import { SHIFT } from './photograph-camera.ts';

const lab = converter('lab65');
const difference = differenceCiede2000();

export const deltaE = (a: Color | string, b: Color | string): number => difference(a, b);

/** The red, green, blue and opacity of {@link WIDTH} × {@link HEIGHT} pixels. */
type Pixels = Uint8Array;

/** A photograph without the shift of its camera. */
export async function readPhotograph(file: string): Promise<Pixels> {
  const down = Math.round(SHIFT * WIDTH);
  const { data } = await sharp(file)
    .resize(WIDTH, HEIGHT)
    .ensureAlpha()
    .extend({ top: down, background: '#faf7f2' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.subarray(0, WIDTH * HEIGHT * 4);
}

/** A picture of the viewer. */
export const readPicture = (png: Buffer): Promise<Pixels> =>
  sharp(png).resize(WIDTH, HEIGHT, { fit: 'fill' }).ensureAlpha().raw().toBuffer();

/** The median of lightness, red to green, and yellow to blue, each for itself. */
export function medianColour(picture: Pixels, pixels: readonly number[]): Lab65 {
  const colours = pixels.map((pixel) => {
    const [r, g, b] = picture.subarray(pixel * 4, pixel * 4 + 3);
    return lab({ mode: 'rgb', r: (r ?? 0) / 255, g: (g ?? 0) / 255, b: (b ?? 0) / 255 });
  });
  const median = (values: number[]) => values.toSorted((x, y) => x - y)[values.length >> 1] ?? 0;
  return {
    mode: 'lab65',
    l: median(colours.map(({ l }) => l)),
    a: median(colours.map(({ a }) => a)),
    b: median(colours.map(({ b }) => b)),
  };
}

/** Photograph, viewer and the compared pixels side by side. */
export async function writeComparison(
  file: string,
  [photograph, viewer]: readonly [Pixels, Pixels],
  pixels: readonly number[],
): Promise<void> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 as const };
  const compared = Buffer.alloc(WIDTH * HEIGHT * 4, 255);
  for (const pixel of pixels) compared.set([0, 90, 70, 255], pixel * 4);
  const parts = [photograph, viewer, compared].map((input, index) => ({
    input: Buffer.from(input),
    raw,
    left: index * WIDTH,
    top: 0,
  }));
  await sharp({
    create: { width: WIDTH * 3, height: HEIGHT, channels: 3, background: '#faf7f2' },
  })
    .composite(parts)
    .png()
    .toFile(file);
}
