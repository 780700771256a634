import { pictureMessages } from '#messages/pictures.ts';
import { PictureRefused } from './download.ts';

const MAX_PIXELS = 50_000_000;

/** What pictures may be, by how their files begin. SVG is not among them: it is a program. */
const formats: readonly (readonly [extension: string, begins: RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
];

/** The extension of a picture that has been decoded to its end. Throws {@link PictureRefused} where it is not one. */
export async function inspectPicture(bytes: Buffer): Promise<string> {
  const head = bytes.toString('latin1', 0, 16);
  const [extension] = formats.find(([, begins]) => begins.test(head)) ?? [];
  if (extension === undefined) throw new PictureRefused(pictureMessages.notPicture);
  // A shop that imports nothing never loads it.
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .resize(16, 16, { fit: 'inside' })
      .raw()
      .toBuffer();
  } catch {
    throw new PictureRefused(pictureMessages.broken);
  }
  return extension;
}
