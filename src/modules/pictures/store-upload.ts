import { pictureMessages } from '#messages/pictures.ts';
import { PictureRefused } from './failures.ts';
import { inspectPicture } from './inspect.ts';
import { type PictureStore, storePicture } from './store-picture.ts';

/** Longer sides of a telephone's photograph are of no use to a page. */
const LONGEST_SIDE = 4096;
const QUALITY = 90;

/**
 * Stores a picture from a member's disk or camera and returns the name of its file. What a camera writes into it, such as the place, is
 * removed, and it stands upright. Throws `PictureRefused`.
 */
export async function storeUpload(store: PictureStore, bytes: Buffer): Promise<string> {
  await inspectPicture(bytes);
  return storePicture(store, await withoutMetadata(bytes));
}

async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { animated: false });
  const { format, width, height, exif, xmp, iptc, orientation = 1 } = await picture.metadata();
  const isPlain = !exif && !xmp && !iptc && orientation === 1;
  if (format === 'gif' || (isPlain && Math.max(width, height) <= LONGEST_SIDE)) return bytes;
  const upright = picture
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .keepIccProfile();
  const written = format === 'png' ? upright.png() : upright.jpeg({ quality: QUALITY });
  return written.toBuffer().catch(() => {
    throw new PictureRefused(pictureMessages.broken);
  });
}
