import { cleanPicture } from './clean-picture.ts';
import { keepPicture, type PictureStore } from './store-picture.ts';

/** Stores a picture from a member's disk or camera, clean, and returns the name of its file. Throws `PictureRefused`. */
export const storeUpload = async (store: PictureStore, bytes: Buffer): Promise<string> =>
  keepPicture(store, bytes, await cleanPicture(bytes));
