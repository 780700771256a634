import type { Entry } from 'yauzl';

/** The flag of an entry whose name is UTF-8. */
const UTF8 = 0x800;
/** The extra field with the name in UTF-8, which Info-ZIP writes beside a name in another encoding. */
const UNICODE_PATH = 0x7075;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const cp866 = new TextDecoder('ibm866');

/** The name of an entry: UTF-8 where the archive says so or the bytes are, else cp866, which archivers of Windows write. */
export function entryName(
  entry: Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>,
): string {
  const unicode = entry.extraFields.find(({ id }) => id === UNICODE_PATH);
  // A version byte and a checksum precede the name.
  const bytes =
    unicode && (entry.generalPurposeBitFlag & UTF8) === 0
      ? unicode.data.subarray(5)
      : entry.fileNameRaw;
  try {
    return utf8.decode(bytes);
  } catch {
    return cp866.decode(bytes);
  }
}
