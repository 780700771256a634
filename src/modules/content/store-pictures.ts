import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { StoredSlide } from '#contracts/shop-content.ts';
import type { ShopLogo } from '#contracts/shop-look.ts';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import { contentReport } from '#messages/commands/content-files.ts';
import { keepLogo } from '#modules/brand/index.ts';
import type { CategoryRow } from '#modules/catalog/index.ts';
import {
  hashOf,
  keepPicture,
  PictureRefused,
  type PictureStore,
  selectPreviews,
} from '#modules/pictures/index.ts';
import type { DrawnFiles } from './draw-files.ts';
import { pathIn } from './folder-path.ts';
import type { MergedCategory } from './merge-categories.ts';
import { ContentRefused, type ProblemList } from './problems.ts';
import type { ShopSettings } from './shop-file.ts';
import { storedPictures } from './shop-pictures.ts';
import type { SlideFile } from './slide-files.ts';

/** A folder whose pictures were drawn, and where they are stored. */
export interface DrawnFolder extends PictureStore {
  readonly folder: string;
  readonly drawn: DrawnFiles;
}

/** Stores the pictures of the slides. A file that is no picture is added to the problems. */
export async function storeSlides(
  store: DrawnFolder,
  slides: readonly SlideFile[],
  problems: ProblemList,
): Promise<StoredSlide[]> {
  const stored: StoredSlide[] = [];
  for (const { file: _, picture, ...slide } of slides) {
    const photo = picture && (await problems.gather(() => storeFile(store, picture)));
    stored.push({ ...slide, photo: photo ? await withPreview(store, photo) : null });
  }
  return stored;
}

/** Stores the pictures of the categories. A file that is no picture is added to the problems. */
export async function storeCategoryPictures(
  store: DrawnFolder,
  categories: readonly MergedCategory[],
  problems: ProblemList,
): Promise<CategoryRow[]> {
  const stored: CategoryRow[] = [];
  for (const { row, picture } of categories) {
    const photo = picture && (await problems.gather(() => storeFile(store, picture)));
    stored.push(photo ? { ...row, photo } : row);
  }
  return stored;
}

/** Stores the pictures that `shop.yaml` names. A file that is no picture is added to the problems. */
export const storeShopPictures = (
  store: DrawnFolder,
  identity: ShopSettings['identity'],
  problems: ProblemList,
): Promise<ShopSettings['identity']> =>
  storedPictures(identity, async (path) => {
    // A missing file is a problem of its own.
    if (!existsSync(pathIn(store.folder, path))) return '';
    return (await problems.gather(() => storeFile(store, path))) ?? '';
  });

async function withPreview(store: PictureStore, photo: string): Promise<ShownPhoto> {
  const preview = (await selectPreviews(store.db, [photo])).get(photo);
  return preview ? { photo, preview } : { photo };
}

/** Stores a file of the folder and returns its address. Throws {@link ContentRefused} where it is no picture. */
async function storeFile(store: DrawnFolder, path: string): Promise<string> {
  const bytes = await readFile(pathIn(store.folder, path));
  const drawn = store.drawn.pictures.get(hashOf(bytes));
  // The folder, or the categories of the shop, have changed since the pictures were drawn.
  if (!drawn) throw new Error(contentReport.another);
  if (drawn instanceof PictureRefused) {
    throw new ContentRefused([{ file: path, message: drawn.message }]);
  }
  return `/pictures/${await keepPicture(store, bytes, drawn)}`;
}

/** Stores the logo. Throws {@link ContentRefused} where the file is no logo. */
export async function storeLogo({ db, drawn }: DrawnFolder): Promise<ShopLogo | null> {
  if (drawn.logo instanceof ContentRefused) throw drawn.logo;
  return drawn.logo && keepLogo(db, drawn.logo);
}
