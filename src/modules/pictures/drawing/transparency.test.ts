import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from './encode.ts';
import { makePreview } from './preview.ts';
import { withoutMetadata } from './without-metadata.ts';

/** A picture with nothing at its left and a green half at its right. */
async function half(width: number, height: number) {
  const right = {
    width: Math.floor(width / 2),
    height,
    channels: 3,
    background: '#00a000',
  } as const;
  const green = await sharp({ create: right }).png().toBuffer();
  const none = { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  return sharp({ create: none }).composite([{ input: green, gravity: 'east' }]);
}

/** As a camera or an editor writes it. */
const exif = { IFD0: { Software: 'Редактор', ImageDescription: 'ваза' } };

const made: Readonly<Record<string, () => Promise<Buffer>>> = {
  PNG: async () => (await half(600, 400)).png().toBuffer(),
  'PNG with metadata': async () => (await half(600, 400)).withExif(exif).png().toBuffer(),
  'PNG of few colours': async () => (await half(600, 400)).png({ palette: true }).toBuffer(),
  'grey PNG': async () => (await half(600, 400)).toColourspace('b-w').png().toBuffer(),
  'PNG of 16 bits': async () => (await half(600, 400)).toColourspace('rgb16').png().toBuffer(),
  'large PNG': async () => (await half(5000, 300)).png().toBuffer(),
  WebP: async () => (await half(600, 400)).webp().toBuffer(),
  'WebP with metadata': async () => (await half(600, 400)).withExif(exif).webp().toBuffer(),
  'WebP turned': async () =>
    (await half(600, 400)).withMetadata({ orientation: 3 }).webp().toBuffer(),
  'large WebP': async () => (await half(5000, 300)).webp().toBuffer(),
  AVIF: async () => (await half(600, 400)).avif().toBuffer(),
  'AVIF with metadata': async () => (await half(600, 400)).withExif(exif).avif().toBuffer(),
  GIF: async () => (await half(600, 400)).gif().toBuffer(),
};

/** The pixel in the middle of a side: red, green, blue, alpha. */
async function pixel(picture: Buffer, side: 'left' | 'right'): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = side === 'left' ? 5 : info.width - 6;
  const at = (Math.floor(info.height / 2) * info.width + column) * info.channels;
  return [...data.subarray(at, at + 4)];
}

const isTurned = (name: string) => name.endsWith('turned');

describe.each(Object.keys(made))('nothing of a %s', (name) => {
  const side = isTurned(name) ? 'right' : 'left';

  it('is black: not as it is kept, nor in any format of a page', async () => {
    const given = (await made[name]?.()) as Buffer;
    const kept = (await withoutMetadata(given)) ?? given;
    expect((await pixel(kept, side))[3]).toBe(0);
    for (const format of ['avif', 'webp'] as const) {
      const [, , , alpha = 255] = await pixel(await encodePicture(kept, 320, format), side);
      expect([format, alpha]).toEqual([format, expect.closeTo(0, -1)]);
    }
    const paper = await pixel(await encodePicture(kept, 320, 'jpg'), side);
    for (const [at, of] of [0xfa, 0xf7, 0xf2].entries()) {
      expect(Math.abs((paper[at] ?? 0) - of)).toBeLessThan(12);
    }
    expect(await makePreview(kept)).toBe('');
  });
});
