import sharp from 'sharp';
import type { PictureFormat } from '#contracts/picture-address.ts';
import { decoding } from './decoding.ts';

/** Pictures of this width and more are looked at closely. */
const LARGE = 960;

/** The background of the shop's pages. It replaces transparency in formats without it. */
const PAPER = '#faf7f2';

/**
 * Encodes the picture in this width and format; a narrower original keeps its width. The picture is turned upright, and
 * metadata of camera and place is removed. AVIF uses its second lowest effort: the next one is a tenth smaller but
 * takes half as long again, and a request is waiting.
 */
export async function encodePicture(
  original: Buffer,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const picture = sharp(original, decoding)
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return picture.avif({ quality: width < LARGE ? 58 : 68, effort: 1 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 78 }).toBuffer();
    case 'jpg':
      return picture.flatten({ background: PAPER }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
