import { writeFile } from 'node:fs/promises';
import { smoothShadow } from './smooth-shadow.ts';

interface Raw {
  data: Uint8Array;
  info: { width: number; height: number };
}

/** As much of sharp as is used here. */
interface Picture {
  ensureAlpha(): Picture;
  raw(): { toBuffer(options: { resolveWithObject: true }): Promise<Raw> };
  flatten(options: { background: string }): Picture;
  resize(width: number, height: number, options: { kernel: string }): Picture;
  avif(options: { quality: number; effort: number }): Picture;
  toBuffer(): Promise<Uint8Array>;
}
type Open = (
  input: string | Uint8Array,
  options?: { raw: { width: number; height: number; channels: 4 } },
) => Picture;

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
  // Named at run time: pictures are made by few, and nobody else needs the library's types.
  const library: string = 'sharp';
  const { default: open } = (await import(library)) as { default: Open };
  const { data, info } = await open(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  smoothShadow(data, info.width, info.height);
  for (const quality of qualities) {
    const picture = await open(data, { raw: { ...info, channels: 4 } })
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
