import { decoding } from './decoding.ts';

const SIDE = 12;

/**
 * A picture so small that it stands in the page itself, to be seen blurred until the true one comes: a data: address of 200
 * characters at most. Empty for a picture that one can see through. Throws where the picture cannot be decoded to its end.
 */
export async function makePreview(picture: Buffer): Promise<string> {
  // A shop that imports nothing never loads it.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(picture, { ...decoding, sequentialRead: true })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return info.channels === 3 ? `data:image/webp;base64,${data.toString('base64')}` : '';
}
