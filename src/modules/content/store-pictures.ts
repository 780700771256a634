import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HomeSlide } from '#contracts/shop-content.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import type { CategoryRow } from '#modules/catalog/index.ts';
import {
  PictureRefused,
  type PictureStore,
  selectPreviews,
  storePicture,
} from '#modules/pictures/index.ts';
import type { MergedCategory } from './merge-categories.ts';
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
    const photo = picture ? await storeFile(store, folder, picture) : null;
    stored.push({
      title,
      text,
      link,
      photo: photo === null ? null : await withPreview(store, photo),
    });
  }
  return stored;
}

/** Stores the pictures of the categories. Throws {@link ContentRefused} where a file is no picture. */
export async function storeCategoryPictures(
  store: PictureStore,
  folder: string,
  categories: readonly MergedCategory[],
): Promise<CategoryRow[]> {
  const stored: CategoryRow[] = [];
  for (const { row, picture } of categories) {
    stored.push(picture ? { ...row, photo: await storeFile(store, folder, picture) } : row);
  }
  return stored;
}

async function withPreview(store: PictureStore, photo: string): Promise<ShownPhoto> {
  const preview = (await selectPreviews(store.db, [photo])).get(photo);
  return preview ? { photo, preview } : { photo };
}

/** Stores a file of the folder and returns its address. */
async function storeFile(store: PictureStore, folder: string, path: string): Promise<string> {
  const bytes = await readFile(join(folder, path));
  const file = await storePicture(store, bytes).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw new ContentRefused([{ file: path, message: error.message }]);
  });
  return `/pictures/${file}`;
}
