import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredSlide } from '#contracts/shop-content.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import type { CategoryRow } from '#modules/catalog/index.ts';
import {
  PictureRefused,
  type PictureStore,
  selectPreviews,
  storePicture,
} from '#modules/pictures/index.ts';
import type { MergedCategory } from './merge-categories.ts';
import { ContentRefused, type ProblemList } from './problems.ts';
import type { SlideFile } from './slide-files.ts';

/** Stores the pictures of the slides. A file that is no picture is added to the problems. */
export async function storeSlides(
  store: PictureStore,
  folder: string,
  slides: readonly SlideFile[],
  problems: ProblemList,
): Promise<StoredSlide[]> {
  const stored: StoredSlide[] = [];
  for (const { file: _, picture, ...slide } of slides) {
    const photo = picture && (await problems.gather(() => storeFile(store, folder, picture)));
    stored.push({ ...slide, photo: photo ? await withPreview(store, photo) : null });
  }
  return stored;
}

/** Stores the pictures of the categories. A file that is no picture is added to the problems. */
export async function storeCategoryPictures(
  store: PictureStore,
  folder: string,
  categories: readonly MergedCategory[],
  problems: ProblemList,
): Promise<CategoryRow[]> {
  const stored: CategoryRow[] = [];
  for (const { row, picture } of categories) {
    const photo = picture && (await problems.gather(() => storeFile(store, folder, picture)));
    stored.push(photo ? { ...row, photo } : row);
  }
  return stored;
}

async function withPreview(store: PictureStore, photo: string): Promise<ShownPhoto> {
  const preview = (await selectPreviews(store.db, [photo])).get(photo);
  return preview ? { photo, preview } : { photo };
}

/** Stores a file of the folder and returns its address. Throws {@link ContentRefused} where it is no picture. */
async function storeFile(store: PictureStore, folder: string, path: string): Promise<string> {
  const bytes = await readFile(join(folder, path));
  const file = await storePicture(store, bytes).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw new ContentRefused([{ file: path, message: error.message }]);
  });
  return `/pictures/${file}`;
}
