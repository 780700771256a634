import { readFile } from 'node:fs/promises';
import { firstSteps } from '#contracts/admin/work/first-steps.ts';
import { selectCategories, writeCategories } from '#modules/catalog/index.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import {
  insertLeftSteps,
  readContent,
  type ShopContent,
  writeContent,
} from '#modules/settings/index.ts';
import { drawFiles } from './draw-files.ts';
import { type FolderContent, readFolder } from './folder.ts';
import type { FolderPart } from './folder-part.ts';
import { pathIn } from './folder-path.ts';
import { versionsOf } from './new-documents.ts';
import { ProblemList } from './problems.ts';
import {
  type DrawnFolder,
  storeCategoryPictures,
  storeLogo,
  storeShopPictures,
  storeSlides,
} from './store-pictures.ts';

/**
 * Takes over a folder by a shop that has neither a name nor pages. Contacts that are set stay. A shop that bears the folder's name and has
 * no legal documents gets these: it was filled by an earlier version. The folder is a finished shop, so its first steps are put aside.
 * Not for a transaction: pictures are drawn before its own.
 */
export async function fillEmptyContent(
  store: PictureStore,
  folder: string,
  parts: readonly FolderPart[] = [],
): Promise<void> {
  const { db } = store;
  const before = await readContent(db);
  const { identity } = before.settings;
  if (!isEmpty(before) && before.documents.length > 0) return;
  const given = await readFolder(folder, await selectCategories(db));
  if (!isEmpty(before) && identity.name !== given.settings.identity.name) return;
  const drawn = await drawFiles(folder, isEmpty(before) ? given : NOTHING, null);
  await db.transaction((db) => fillWithin({ ...store, db, folder, drawn }, given, parts));
}

const NOTHING = { slides: [], categories: [], logo: undefined, settings: undefined };

const isEmpty = ({ settings, pages }: ShopContent): boolean =>
  settings.identity.name === '' && pages.length === 0;

/** Another process of the shop may have filled it meanwhile. */
async function fillWithin(
  store: DrawnFolder,
  given: FolderContent,
  parts: readonly FolderPart[],
): Promise<void> {
  const { db } = store;
  const content = await readContent(db);
  const { settings: before, pages, documents } = content;
  if (documents.length > 0 && !isEmpty(content)) return;
  const newDocuments = documents.length > 0 ? [] : versionsOf(given.documents, new Date());
  if (!isEmpty(content)) {
    return writeContent(db, { settings: before, pages, documents: newDocuments });
  }
  const problems = new ProblemList();
  const slides = await storeSlides(store, given.slides, problems);
  const categories = await storeCategoryPictures(store, given.categories, problems);
  const texts = await storeShopPictures(store, given.settings.identity, problems);
  problems.refuse();
  const logo = await storeLogo(store);
  const { identity: _, ...others } = given.settings;
  const identity = { ...texts, logo };
  const settings = before.phone === '' ? { ...others, identity, slides } : { identity, slides };
  await writeCategories(db, categories);
  await writeContent(db, { settings, pages: given.pages, documents: newDocuments });
  for (const part of parts) {
    const text = await readFile(pathIn(store.folder, part.file), 'utf8');
    await part.push(db, text, { actor: undefined, at: new Date() });
  }
  await insertLeftSteps(db, firstSteps);
}
