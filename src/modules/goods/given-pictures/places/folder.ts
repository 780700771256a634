import { constants } from 'node:fs';
import { open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureMessages } from '#messages/catalogue/pictures.ts';
import { givenMessages } from '#messages/commands/pictures-command.ts';
import { PictureRefused } from '#modules/pictures/index.ts';
import {
  byPath,
  type GivenFile,
  givenLimits,
  type PictureFiles,
  PicturePlaceError,
  partsOf,
} from './picture-files.ts';

/** The files of a folder and of its folders. Symbolic links are not followed. */
export async function openFolder(folder: string): Promise<PictureFiles> {
  const files: GivenFile[] = [];
  let bytes = 0;
  const read = async (place: string) => {
    const picture = await readPicture(place);
    bytes += picture.length;
    if (bytes > givenLimits.all) throw new PicturePlaceError(givenMessages.bomb);
    return picture;
  };
  for await (const [place, parts] of walk(folder, [])) {
    files.push({ path: parts.join('/'), read: () => read(place) });
    if (files.length > givenLimits.files)
      throw new PicturePlaceError(givenMessages.tooMany(givenLimits.files));
  }
  return { files: files.sort(byPath), close: async () => undefined };
}

async function* walk(
  folder: string,
  above: readonly string[],
): AsyncGenerator<[place: string, parts: readonly string[]]> {
  if (above.length > givenLimits.depth) throw new PicturePlaceError(givenMessages.tooDeep);
  for await (const entry of await opendir(folder)) {
    const [name] = partsOf(entry.name) ?? [];
    if (name === undefined) continue;
    const place = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(place, [...above, name]);
    else if (entry.isFile()) yield [place, [...above, name]];
  }
}

async function readPicture(place: string): Promise<Buffer> {
  const file = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => {
    throw new PictureRefused(givenMessages.unreadable);
  });
  try {
    const { size } = await file.stat();
    if (size > givenLimits.picture) throw new PictureRefused(pictureMessages.tooBig);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
