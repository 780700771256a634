import { extname } from 'node:path';
import { contentReport } from '#messages/commands/content-files.ts';
import { readLogoFile } from '#modules/brand/index.ts';
import {
  type CategoryRow,
  type OwnCharacteristic,
  selectCategories,
  selectOwnCharacteristics,
} from '#modules/catalog/index.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import { readContent, type ShopContent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readFile } from '#platform/storage/file-storage.ts';
import { CATEGORY_FILE, CATEGORY_PICTURES, writeCategoryFile } from './category-file.ts';
import { documentFileOf, writeDocumentFile } from './document-files.ts';
import { FILTER_FILE, writeFilterFile } from './filter-file.ts';
import { hasFiles, VERSIONS_FILE, versionsText, writeFolder } from './folder.ts';
import { type FolderPart, versionsOfParts } from './folder-part.ts';
import { pageFileOf, writePageFile } from './page-files.ts';
import { SHOP_FILE, writeShopFile } from './shop-file.ts';
import { filedPictures } from './shop-pictures.ts';
import { writeSlideFile } from './slide-files.ts';

const STORED = '/pictures/';

/**
 * Writes the content of the shop as readable files, from which a push makes the same. Throws where the folder has files, which could be
 * edits of the owner; `yes` replaces them.
 */
export async function pullContent(
  { db, storage }: PictureStore,
  folder: string,
  { yes = false, parts = [] }: { yes?: boolean; parts?: readonly FolderPart[] } = {},
): Promise<void> {
  if (!yes && (await hasFiles(folder))) throw new Error(contentReport.notEmpty(folder));
  const { content, categories, characteristics, logo, others, versionsOf } = await db.transaction(
    async (db) => {
      const content = await readContent(db);
      const logo = await logoOf(db, content);
      const categories = await selectCategories(db);
      const others: [string, string][] = [];
      for (const part of parts) others.push([part.file, await part.write(db)]);
      const versionsOf = await versionsOfParts(db, parts);
      const characteristics = await selectOwnCharacteristics(db);
      return { content, categories, characteristics, logo, others, versionsOf };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const { settings, pages, documents, versions } = content;
  const filed = await filedPictures(
    settings.identity,
    async (photo) => (await pictureOf(storage, photo, ''))?.bytes,
  );
  const files = new Map<string, string | Buffer>([
    [SHOP_FILE, writeShopFile({ ...settings, identity: filed.identity }, categories)],
    [VERSIONS_FILE, versionsText(new Map([...versions, ...versionsOf]))],
    ...others,
    ...logo,
    ...filed.files,
    ...(await categoryFiles(storage, categories, characteristics)),
    ...pages.map((page) => [pageFileOf(page), writePageFile(page)] as const),
    ...documents.map((one) => [documentFileOf(one), writeDocumentFile(one)] as const),
  ]);
  for (const [index, slide] of settings.slides.entries()) {
    const picture = await pictureOf(storage, slide.photo?.photo, String(index + 1));
    if (picture) files.set(`slides/${picture.name}`, picture.bytes);
    files.set(`slides/${index + 1}.md`, writeSlideFile(slide, picture?.name));
  }
  await writeFolder(folder, files);
}

/** The stored logo as an entry of the files. */
async function logoOf(db: Database, { settings }: ShopContent): Promise<[string, Buffer][]> {
  const { logo } = settings.identity;
  const content = logo && (await readLogoFile(db, logo.file));
  return content ? [[`logo${extname(logo.file)}`, content]] : [];
}

type Storage = PictureStore['storage'];

async function categoryFiles(
  storage: Storage,
  categories: readonly CategoryRow[],
  characteristics: readonly OwnCharacteristic[],
): Promise<[path: string, content: string | Buffer][]> {
  const files: [string, Buffer][] = [];
  const names = new Map<string, string>();
  for (const { slug, photo } of categories) {
    const picture = await pictureOf(storage, photo, slug);
    if (!picture) continue;
    files.push([CATEGORY_PICTURES + picture.name, picture.bytes]);
    names.set(slug, picture.name);
  }
  return [
    [CATEGORY_FILE, writeCategoryFile(categories, names)],
    [FILTER_FILE, writeFilterFile(categories, characteristics)],
    ...files,
  ];
}

/** A stored picture as a file of this name. Undefined where the address is not that of a stored picture. */
async function pictureOf(
  storage: Storage,
  photo: string | null | undefined,
  name: string,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  if (!photo?.startsWith(STORED)) return undefined;
  const file = photo.slice(STORED.length);
  const bytes = await readFile(storage, file);
  return bytes && { name: name + extname(file), bytes };
}
