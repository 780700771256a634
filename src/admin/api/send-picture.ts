import { adminPaths } from '#contracts/admin/paths.ts';
import { LONGEST_PICTURE } from '#contracts/admin/picture-limits.ts';
import { officeMessages } from '#messages/office.ts';
import { ApiFailure } from './call-api.ts';
import { sendFile } from './send-file.ts';

const MEGABYTE = 1024 * 1024;

/** Stores a picture in the shop and returns its address there. `onProgress`: the share that has been sent, 0 to 1. Throws {@link ApiFailure}. */
export async function sendPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  if (file.size > LONGEST_PICTURE)
    throw new ApiFailure(400, { picture: [officeMessages.fileLong(LONGEST_PICTURE / MEGABYTE)] });
  const type = file.type.startsWith('image/') ? file.type : 'image/unknown';
  const body = await sendFile({ url: adminPaths.pictures, file, type }, onProgress);
  return String(body.photo);
}
