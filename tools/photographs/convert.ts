import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { smoothShadow } from './smooth-shadow.ts';

/** The paper on which every photograph lies: the ground of the shop's pages. */
const PAPER = '#faf7f2';
const LIMIT = 45_000;
const qualities = [72, 68, 64, 58, 52, 46, 40, 34, 28];

/** Lays a rendered PNG on paper and writes it as AVIF, as good as 45 kB allow; returns its bytes. */
export async function convert(
  png: string,
  avif: string,
  width: number,
  height: number,
): Promise<number> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  smoothShadow(data, info.width, info.height);
  for (const quality of qualities) {
    const picture = await sharp(data, { raw: { ...info, channels: 4 } })
      .flatten({ background: PAPER })
      .resize(width, height, { kernel: 'lanczos3' })
      .avif({ quality, effort: 6 })
      .toBuffer();
    if (picture.length > LIMIT && quality !== qualities.at(-1)) continue;
    await writeFile(avif, picture);
    return picture.length;
  }
  throw new Error(`${png} does not become small enough`);
}
