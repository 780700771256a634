import { pictureMessages } from '#messages/pictures.ts';
import { PictureRefused } from './download.ts';
import { makePreview } from './preview.ts';

/** What pictures may be, by how their files begin. SVG is not among them: it is a program. */
const formats: readonly (readonly [extension: string, begins: RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
];

/** How that begins which a browser, a server or an unpacker would run or open: no picture has it in it by chance. */
const program = /<(?:script|html|iframe|\?php)[\s>/]|<svg\s[^<>]{0,400}xmlns|<!doctype|%PDF-1/i;
const endOfArchive = Buffer.from('504b050600000000', 'hex');

/** The extension and the preview of a picture that has been decoded to its end. Throws {@link PictureRefused} where it is not one, or more. */
export async function inspectPicture(
  bytes: Buffer,
): Promise<{ extension: string; preview: string }> {
  const head = bytes.toString('latin1', 0, 16);
  const [extension] = formats.find(([, begins]) => begins.test(head)) ?? [];
  if (extension === undefined) throw new PictureRefused(pictureMessages.notPicture);
  if (bytes.includes(endOfArchive) || program.test(bytes.toString('latin1')))
    throw new PictureRefused(pictureMessages.program);
  const preview = await makePreview(bytes).catch(() => {
    throw new PictureRefused(pictureMessages.broken);
  });
  return { extension, preview };
}
