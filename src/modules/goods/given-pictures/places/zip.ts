import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { pictureMessages } from '#messages/catalogue/pictures.ts';
import { givenMessages } from '#messages/commands/pictures-command.ts';
import { PictureRefused } from '#modules/pictures/index.ts';
import { entryName } from './entry-name.ts';
import {
  byPath,
  type GivenFile,
  givenLimits,
  type PictureFiles,
  PicturePlaceError,
  partsOf,
} from './picture-files.ts';

/** The files of a ZIP archive. Each is unpacked into memory when it is read. */
export async function openZip(place: string): Promise<PictureFiles> {
  // Names are decoded here: the library knows no cp866 and refuses an archive with one strange name.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const zip = await openPromise(place, options).catch((error: Error) => {
    throw new PicturePlaceError(givenMessages.notZip, { cause: error });
  });
  try {
    const files = await listEntries(zip);
    return { files: files.sort(byPath), close: async () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof PicturePlaceError) throw error;
    throw new PicturePlaceError(givenMessages.brokenZip, { cause: error });
  }
}

async function listEntries(zip: ZipFile): Promise<GivenFile[]> {
  if (zip.entryCount > givenLimits.files)
    throw new PicturePlaceError(givenMessages.tooMany(givenLimits.files));
  const most = Math.min(
    givenLimits.all,
    Math.max(givenLimits.smallArchive, zip.fileSize * givenLimits.unpacking),
  );
  const files: GivenFile[] = [];
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new PicturePlaceError(givenMessages.encrypted);
    size += entry.uncompressedSize;
    if (size > most) throw new PicturePlaceError(givenMessages.bomb);
    const name = entryName(entry);
    const parts = partsOf(name);
    if (!parts || /[/\\]$/.test(name)) continue;
    files.push({ path: parts.join('/'), read: () => unpack(zip, entry) });
  }
  return files;
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > givenLimits.picture)
    throw new PictureRefused(pictureMessages.tooBig);
  try {
    // The reader fails where the file unpacks to more than the archive says.
    const stream = await zip.openReadStreamPromise(entry);
    return Buffer.concat(await stream.toArray());
  } catch {
    throw new PictureRefused(givenMessages.brokenEntry);
  }
}
