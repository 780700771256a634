import {
  LONGEST_PATH,
  LONGEST_PICTURE,
  PICTURE_END,
} from '#contracts/admin/goods/picture-limits.ts';
import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';

/** A file that the staff has chosen: from the disk, a folder or an archive. */
export interface ChosenFile {
  /** Its place in the folder or the archive, with `/` between the parts. */
  readonly path: string;
  readonly size: number;
  /** Throws {@link unreadable}. */
  read(): Promise<File>;
}

/** A file that cannot be read: it is gone from the disk, or broken in the archive. */
export const unreadable = () => new Error(words.unreadableFile);

export interface SkippedFile {
  readonly path: string;
  readonly reason: string;
}

export interface Sorted {
  readonly pictures: readonly ChosenFile[];
  readonly skipped: readonly SkippedFile[];
}

const isPicture = new RegExp(`[^/]${PICTURE_END}$`, 'i');
const junk = /^(?:\.|__MACOSX$|thumbs\.db$|desktop\.ini$)/i;
const MEGABYTE = 1024 * 1024;

export const isZip = ({ name, type }: File): boolean =>
  /\.zip$/i.test(name) || type === 'application/zip';

/** A file of the disk; of a chosen folder it has a path. */
export const ofDisk = (file: File, path = file.webkitRelativePath || file.name): ChosenFile => ({
  path,
  size: file.size,
  read: async () => file,
});

/** Tells pictures from other files. What systems put beside the files of people is left out; of files at one place the first counts. */
export function sortFiles(files: readonly ChosenFile[]): Sorted {
  const pictures = new Map<string, ChosenFile>();
  const skipped: SkippedFile[] = [];
  for (const file of files) {
    const parts = file.path
      .normalize('NFC')
      .split(/[/\\]/)
      .filter((part) => part !== '' && part !== '.' && part !== '..');
    if (parts.length === 0 || parts.some((part) => junk.test(part))) continue;
    const path = parts.join('/').replaceAll('\0', '');
    const reason = reasonOf(path, file.size);
    if (reason) skipped.push({ path, reason });
    else if (!pictures.has(path)) pictures.set(path, { ...file, path });
  }
  return { pictures: [...pictures.values()], skipped };
}

function reasonOf(path: string, size: number): string | undefined {
  if (!isPicture.test(path)) return words.notPicture;
  if (size > LONGEST_PICTURE) return words.tooLarge(LONGEST_PICTURE / MEGABYTE);
  return path.length > LONGEST_PATH ? words.longPath : undefined;
}
