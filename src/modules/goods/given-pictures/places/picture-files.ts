/** A file of a folder or an archive. */
export interface GivenFile {
  /** Its path inside, in NFC, with `/` between the parts. It is only a name: nothing is written under it. */
  readonly path: string;
  /** Throws `PictureRefused` if the file cannot be read or is larger than a picture may be. */
  read(): Promise<Buffer>;
}

/** The files of a place, sorted by path. */
export interface PictureFiles {
  readonly files: readonly GivenFile[];
  close(): Promise<void>;
}

/** The place cannot be read at all. The message is for the owner. */
export class PicturePlaceError extends Error {}

/** Limits of a folder or an archive. More is a mistake or an attack. */
export const givenLimits = {
  files: 50_000,
  depth: 20,
  /** The size of one picture in bytes, as for downloads. */
  picture: 20 * 1024 ** 2,
  /** The size of all files together, unpacked. */
  all: 32 * 1024 ** 3,
  /** Pictures hardly become smaller in an archive; one that unpacks to much more is a bomb. */
  unpacking: 10,
  /** The unpacked size that is allowed in any case: a small archive of drawings may shrink well. */
  smallArchive: 64 * 1024 ** 2,
} as const;

const junk = /^(?:\.|__MACOSX$|thumbs\.db$|desktop\.ini$)/i;

/** The parts of a path without empty ones, dots and NUL, as the office reads them. Undefined for what systems put beside the files of people. */
export function partsOf(path: string): string[] | undefined {
  const parts = path
    .normalize('NFC')
    .replaceAll('\0', '')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.length === 0 || parts.some((part) => junk.test(part)) ? undefined : parts;
}

export const byPath = (a: GivenFile, b: GivenFile): number =>
  a.path < b.path ? -1 : Number(a.path > b.path);
