import type { PictureFormat } from '#contracts/picture-address.ts';
import { decoding } from './decoding.ts';

/** From this width on a picture is there to be looked at closely. */
const LARGE = 960;

/** The ground of the shop's pages: what is seen through a picture in a format that knows no transparency. */
const PAPER = '#faf7f2';

/**
 * The picture in this width (its own, where that is less) and format, upright, without what its file says of camera and place. AVIF by
 * its second quickest effort: the next is a tenth smaller and takes half as long again, and somebody is waiting.
 */
export async function encodePicture(
  original: Buffer,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(original, decoding)
    .timeout({ seconds: 30 })
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
