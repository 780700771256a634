import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Developed } from './develop.ts';

/** The paper on which every photograph lies: the ground of the shop's pages. */
const PAPER = '#faf7f2';
/** Bytes of a picture of a thousand by 750 pixels; of a larger one, in proportion. */
const LIMIT = 45_000;
const qualities = [72, 68, 64, 58, 52, 46, 40, 34, 28];

/** Lays a picture on paper and writes it as AVIF, as good as its bytes allow; returns its bytes. */
export async function convert(developed: Developed, avif: string): Promise<number> {
  const { pixels, width, height } = developed;
  const limit = (LIMIT * width * height) / 750_000;
  const encode = (quality: number, effort: number) =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .flatten({ background: PAPER })
      .avif({ quality, effort })
      .toBuffer();
  for (const quality of qualities) {
    // A quick try says whether a slow one is worth it.
    const last = quality === qualities.at(-1);
    if (!last && (await encode(quality, 1)).length > limit) continue;
    const picture = await encode(quality, 4);
    if (!last && picture.length > limit) continue;
    await writeFile(avif, picture);
    return picture.length;
  }
  throw new Error(`${avif} does not become small enough`);
}
