import { extname } from 'node:path';
import { contentReport } from '#messages/content-files.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import { readContent, type ShopContent } from '#modules/settings/index.ts';
import { readFile } from '#platform/file-storage.ts';
import { hasFiles, VERSIONS_FILE, versionsText, writeFolder } from './folder.ts';
import { pageFileOf, writePageFile } from './page-files.ts';
import { SHOP_FILE, writeShopFile } from './shop-file.ts';
import { writeSlideFile } from './slide-files.ts';

const STORED = '/pictures/';

/**
 * Writes the content of the shop as readable files, from which a push makes the same. Throws where the folder has files, which could be
 * edits of the owner; `yes` replaces them.
 */
export async function pullContent(
  { db, storage }: PictureStore,
  folder: string,
  { yes = false }: { yes?: boolean } = {},
): Promise<void> {
  if (!yes && (await hasFiles(folder))) throw new Error(contentReport.notEmpty(folder));
  const { content, categories } = await db.transaction(
    async (db) => ({ content: await readContent(db), categories: await selectCategories(db) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const { settings, pages, versions } = content;
  const files = new Map<string, string | Buffer>([
    [SHOP_FILE, writeShopFile(settings, categories)],
    [VERSIONS_FILE, versionsText(versions)],
    ...pages.map((page) => [pageFileOf(page), writePageFile(page)] as const),
  ]);
  for (const [index, slide] of settings.slides.entries()) {
    const picture = await pictureOf(storage, slide, index + 1);
    if (picture) files.set(`slides/${picture.name}`, picture.bytes);
    files.set(`slides/${index + 1}.md`, writeSlideFile(slide, picture?.name));
  }
  await writeFolder(folder, files);
}

async function pictureOf(
  storage: PictureStore['storage'],
  { photo }: ShopContent['settings']['slides'][number],
  number: number,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  if (!photo?.photo.startsWith(STORED)) return undefined;
  const file = photo.photo.slice(STORED.length);
  const bytes = await readFile(storage, file);
  return bytes && { name: `${number}${extname(file)}`, bytes };
}
