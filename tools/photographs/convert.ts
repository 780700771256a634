import { writeFile } from 'node:fs/promises';

interface Picture {
  flatten(options: { background: string }): Picture;
  resize(width: number, height: number, options: { kernel: string }): Picture;
  avif(options: { quality: number; effort: number }): Picture;
  toBuffer(): Promise<Buffer>;
}

/** The paper on which every photograph lies: the ground of the shop's pages. */
const PAPER = '#faf7f2';
const LIMIT = 45_000;
const qualities = [64, 58, 52, 46, 40, 34, 28];

/** Lays a rendered PNG on paper and writes it as AVIF; as good as 45 kB allow. */
export async function convert(
  png: string,
  avif: string,
  width: number,
  height: number,
): Promise<number> {
  // Named at run time: pictures are made by few, and nobody else needs the library's types.
  const library: string = 'sharp';
  const { default: sharp } = (await import(library)) as { default: (file: string) => Picture };
  for (const quality of qualities) {
    const picture = await sharp(png)
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
