import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** How many pixels of the picture are one of its mask, each way. */
const COARSER = 4;

/** A part's number comes out of Blender as so many 65,535ths. */
const NUMBER = 257;
/** Between the grey of two parts, so that a person sees them, too. */
const STEP = 40;

/** The roles in the order of their numbers in a mask, from 2; `model.py` gives the same. */
export const ROLES = ['chaise', 'ladder', 'drawer', 'door', 'flap'] as const;

/** Writes which part each pixel of a picture shows, four times coarser, as PNG of one channel: 0 the ground, 1 the thing, from 2 its {@link ROLES}, times {@link STEP}. */
export async function writeMask(folder: string, png: string): Promise<void> {
  const { data, info } = await sharp(join(folder, 'mask0001.png'))
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const [width, height] = [info.width / COARSER, info.height / COARSER].map(Math.floor) as [
    number,
    number,
  ];
  const middle = Math.floor(COARSER / 2);
  const parts = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const pixel = (y * COARSER + middle) * info.width + x * COARSER + middle;
    return Math.round((values[pixel * info.channels] ?? 0) / NUMBER) * STEP;
  });
  const raw = { width, height, channels: 1 } as const;
  await writeFile(png, await sharp(parts, { raw }).png({ palette: true }).toBuffer());
}

/** The part of each pixel of a stored mask, as {@link writeMask} numbers them, row by row. */
export async function readMask(
  png: string,
): Promise<{ readonly parts: Uint8Array; readonly width: number }> {
  const { data, info } = await sharp(await readFile(png))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const parts = Uint8Array.from(
    { length: info.width * info.height },
    (_, at) => (data[at * info.channels] ?? 0) / STEP,
  );
  return { parts, width: info.width };
}
