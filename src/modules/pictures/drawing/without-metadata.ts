import sharp from 'sharp';
import { decoding } from './decoding.ts';

/** Longer sides of a telephone's photograph are of no use to a page. */
const LONGEST_SIDE = 4096;
const QUALITY = 90;

/** The picture upright, without what a camera writes into it, such as the place. Null: it is so already. */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer | null> {
  const picture = sharp(bytes, { ...decoding, animated: false });
  const { format, width, height, hasAlpha, ...written } = await picture.metadata();
  const { exif, xmp, iptc, orientation = 1 } = written;
  const isPlain = !exif && !xmp && !iptc && orientation === 1;
  if (format === 'gif' || (isPlain && Math.max(width, height) <= LONGEST_SIDE)) return null;
  const upright = picture
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .keepIccProfile();
  if (format === 'png') return upright.png().toBuffer();
  const inFormat = hasAlpha
    ? upright.webp({ quality: QUALITY })
    : upright.jpeg({ quality: QUALITY });
  return inFormat.toBuffer();
}
