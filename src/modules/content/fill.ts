import { firstSteps } from '#contracts/admin/first-steps.ts';
import { selectCategories, writeCategories } from '#modules/catalog/index.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import { insertLeftSteps, readContent, writeContent } from '#modules/settings/index.ts';
import { readFolder } from './folder.ts';
import { storeLogoFile } from './logo-file.ts';
import { versionsOf } from './new-documents.ts';
import { ProblemList } from './problems.ts';
import { storeCategoryPictures, storeSlides } from './store-pictures.ts';

/**
 * Takes over a folder by a shop that has neither a name nor pages. Contacts that are set stay. A shop that bears the folder's name and has
 * no legal documents gets these: it was filled by an earlier version. The folder is a finished shop, so its first steps are put aside.
 */
export async function fillEmptyContent(store: PictureStore, folder: string): Promise<void> {
  const { db } = store;
  const { settings: before, pages, documents } = await readContent(db);
  const isEmpty = before.identity.name === '' && pages.length === 0;
  if (!isEmpty && documents.length > 0) return;
  const given = await readFolder(folder, await selectCategories(db));
  const newDocuments = documents.length > 0 ? [] : versionsOf(given.documents, new Date());
  if (!isEmpty) {
    if (before.identity.name !== given.settings.identity.name) return;
    return writeContent(db, { settings: before, pages, documents: newDocuments });
  }
  const problems = new ProblemList();
  const slides = await storeSlides(store, folder, given.slides, problems);
  const categories = await storeCategoryPictures(store, folder, given.categories, problems);
  problems.refuse();
  const logo = await storeLogoFile(db, folder, given.logo, null);
  const { identity: texts, ...others } = given.settings;
  const identity = { ...texts, logo };
  const settings = before.phone === '' ? { ...others, identity, slides } : { identity, slides };
  await writeCategories(db, categories);
  await writeContent(db, { settings, pages: given.pages, documents: newDocuments });
  await insertLeftSteps(db, firstSteps);
}
