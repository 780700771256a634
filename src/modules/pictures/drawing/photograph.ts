import sharp from 'sharp';
import { decoding } from './decoding.ts';

/** More of a photograph tells nothing more about goods. */
const LONGEST_SIDE = 2000;
const QUALITY = 82;

/** The photograph as a new JPEG, upright, without metadata and colour profile; white where it was transparent. */
export const drawPhotograph = (given: Buffer): Promise<Buffer> =>
  sharp(given, decoding)
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
