import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HomeSlide } from '#contracts/shop-content.ts';
import {
  PictureRefused,
  type PictureStore,
  selectPreviews,
  storePicture,
} from '#modules/pictures/index.ts';
import { ContentRefused } from './problems.ts';
import type { SlideFile } from './slide-files.ts';

/** Stores the pictures of the slides. Throws {@link ContentRefused} where a file is no picture. */
export async function storeSlides(
  store: PictureStore,
  folder: string,
  slides: readonly SlideFile[],
): Promise<HomeSlide[]> {
  const stored: HomeSlide[] = [];
  for (const { title, text, link, picture } of slides) {
    const photo = picture ? await storeSlide(store, folder, picture) : null;
    stored.push({ title, text, link, photo });
  }
  return stored;
}

async function storeSlide(
  store: PictureStore,
  folder: string,
  picture: string,
): Promise<HomeSlide['photo']> {
  const bytes = await readFile(join(folder, picture));
  const file = await storePicture(store, bytes).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw new ContentRefused([{ file: picture, message: error.message }]);
  });
  const photo = `/pictures/${file}`;
  const preview = (await selectPreviews(store.db, [photo])).get(photo);
  return preview ? { photo, preview } : { photo };
}
