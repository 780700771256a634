import { LONGEST_PICTURE } from '#contracts/admin/goods/picture-limits.ts';
import { officeMessages } from '#messages/office/common.ts';
import { ApiFailure } from './call-api.ts';
import { pictureCalls } from './endpoints/goods.ts';
import { sendFile } from './send-file.ts';

const MEGABYTE = 1024 * 1024;

/** Stores a picture in the shop and returns its address there. `onProgress`: the share that has been sent, 0 to 1. Throws {@link ApiFailure}. */
export async function sendPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  if (file.size > LONGEST_PICTURE)
    throw new ApiFailure(400, { picture: [officeMessages.fileLong(LONGEST_PICTURE / MEGABYTE)] });
  const sent = await smaller(file);
  const type = sent.type.startsWith('image/') ? sent.type : 'image/unknown';
  const body = await sendFile({ url: pictureCalls.add.url, file: sent, type }, onProgress);
  return String(body.photo);
}

/** Longer sides of a photograph are of no use to a page, and a slow line takes too long for them. */
const LONGEST_SIDE = 4096;
const HEAVY = 1.5 * MEGABYTE;
const QUALITY = 0.92;

/** Scales a photograph down if its file is large. Returns other files unchanged, also those that the browser cannot decode. */
async function smaller(file: File): Promise<Blob> {
  if (file.type !== 'image/jpeg' || file.size < HEAVY) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  const made = await promise;
  return made && made.size < file.size ? made : file;
}
