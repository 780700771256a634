import { FILE_ADDRESS, isPictureName } from '#contracts/admin/goods/picture-limits.ts';
import { limits } from '../limits.ts';

/** A drive of Windows before a path. */
const drive = /^[a-z]:(?=[\\/])/i;

/**
 * The address of a picture as the feed has it, or `file:NAME` for the name of a file that the owner gives later. Anything else is
 * no picture.
 */
export function pictureAddress(text: string): string[] {
  if (text.length > limits.address - FILE_ADDRESS.length || /\p{Cc}/u.test(text)) return [];
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return [text];
  const path = text.trim().replace(drive, '').replaceAll('\\', '/').normalize('NFC');
  const name = path
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
  const isName = isPictureName(name) && !path.startsWith('//') && !/^[\w+.-]+:/.test(path);
  return isName ? [FILE_ADDRESS + name] : [];
}
