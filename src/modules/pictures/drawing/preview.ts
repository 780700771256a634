import sharp from 'sharp';
import { decoding } from './decoding.ts';

const SIDE = 12;

/**
 * A blurred preview as a data: URL of 200 characters at most. The page contains it and shows it until the picture has
 * loaded. Empty for a picture with transparency. Throws if the picture does not decode to its end.
 */
export async function makePreview(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture, { ...decoding, sequentialRead: true })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return info.channels === 3 ? `data:image/webp;base64,${data.toString('base64')}` : '';
}
