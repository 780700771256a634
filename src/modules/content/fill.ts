import { selectCategories, writeCategories } from '#modules/catalog/index.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import { readContent, writeContent } from '#modules/settings/index.ts';
import { readFolder } from './folder.ts';
import { storeCategoryPictures, storeSlides } from './store-pictures.ts';

/** Takes over a folder by a shop that has neither a name nor pages. Contacts that are set stay. */
export async function fillEmptyContent(store: PictureStore, folder: string): Promise<void> {
  const { db } = store;
  const { settings: before, pages } = await readContent(db);
  if (before.identity.name !== '' || pages.length > 0) return;
  const given = await readFolder(folder, await selectCategories(db));
  const slides = await storeSlides(store, folder, given.slides);
  const { identity, ...others } = given.settings;
  const settings = before.phone === '' ? { ...others, identity, slides } : { identity, slides };
  await writeCategories(db, await storeCategoryPictures(store, folder, given.categories));
  await writeContent(db, { settings, pages: given.pages });
}
