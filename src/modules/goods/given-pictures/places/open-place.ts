import { stat } from 'node:fs/promises';
import { givenMessages } from '#messages/commands/pictures-command.ts';
import { openFolder } from './folder.ts';
import { type PictureFiles, PicturePlaceError } from './picture-files.ts';
import { openZip } from './zip.ts';

/** Opens a folder or a ZIP archive. Throws {@link PicturePlaceError} if it is neither, broken, encrypted or too large. */
export async function openPlace(place: string): Promise<PictureFiles> {
  const found = await stat(place).catch(() => undefined);
  if (!found) throw new PicturePlaceError(givenMessages.noPlace(place));
  return found.isDirectory() ? openFolder(place) : openZip(place);
}
