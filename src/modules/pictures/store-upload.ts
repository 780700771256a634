import { draw, GIVEN, refuse } from './draw.ts';
import { inspectPicture } from './inspect.ts';
import { type PictureStore, storePicture } from './store-picture.ts';

/**
 * Stores a picture from a member's disk or camera and returns the name of its file. What a camera writes into it, such as the place, is
 * removed, and it stands upright. Throws `PictureRefused`.
 */
export async function storeUpload(store: PictureStore, bytes: Buffer): Promise<string> {
  await inspectPicture(bytes);
  const clean = await draw('withoutMetadata', [bytes], GIVEN).catch(refuse);
  return storePicture(store, clean ?? bytes);
}
