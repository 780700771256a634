import { pictureMessages } from '#messages/catalogue/pictures.ts';
import { draw, GIVEN, refuse } from './draw.ts';
import { PictureRefused } from './failures.ts';

/** Allowed formats by their magic numbers. SVG is not allowed: it can contain scripts. */
const formats: readonly (readonly [extension: string, begins: RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
];

/**
 * Signatures of files that a browser, a server or an unpacker would run or open. A picture does not contain them by
 * chance.
 */
const program = /<(?:script|html|iframe|\?php)[\s>/]|<svg\s[^<>]{0,400}xmlns|<!doctype|%PDF-1/i;
const endOfArchive = Buffer.from('504b050600000000', 'hex');

/** A picture that decodes to its end. */
export interface InspectedPicture {
  readonly extension: string;
  readonly preview: string;
}

/**
 * Looks at a picture from outside. Throws {@link PictureRefused} if it is not a picture, contains another file, or takes more than two
 * seconds to decode. Not for a transaction.
 */
export async function inspectPicture(bytes: Buffer): Promise<InspectedPicture> {
  const extension = extensionOf(bytes);
  if (extension === undefined) throw new PictureRefused(pictureMessages.notPicture);
  if (bytes.includes(endOfArchive) || program.test(bytes.toString('latin1')))
    throw new PictureRefused(pictureMessages.program);
  const preview = await draw('makePreview', [bytes], GIVEN).catch(refuse);
  return { extension, preview };
}

/** By the first bytes; undefined for other files. */
export function extensionOf(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 16);
  return formats.find(([, begins]) => begins.test(head))?.[0];
}
