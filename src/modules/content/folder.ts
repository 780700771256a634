import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { contentFileProblems, contentReport } from '#messages/commands/content-files.ts';
import type { CategoryRow, OwnCharacteristic } from '#modules/catalog/index.ts';
import type { PageRow } from '#modules/settings/index.ts';
import {
  CATEGORY_FILE,
  CATEGORY_PICTURES,
  type CategoryEntry,
  readCategoryFile,
} from './category-file.ts';
import { type DocumentFile, isDocumentFile, readDocumentFile } from './document-files.ts';
import { FILTER_FILE, type FilterChoice, readFilterFile } from './filter-file.ts';
import { pathIn } from './folder-path.ts';
import { isLogoFile, type LogoPath, logoPathIn } from './logo-file.ts';
import { keepCategory, type MergedCategory, mergeCategories } from './merge-categories.ts';
import { isPageFile, readPageFile } from './page-files.ts';
import { ContentRefused, ProblemList } from './problems.ts';
import { readShopFile, SHOP_FILE, type ShopSettings } from './shop-file.ts';
import { missingPictures, SHOP_PICTURES } from './shop-pictures.ts';
import { isSlideFile, readSlideFile, type SlideFile } from './slide-files.ts';

/** The versions that the folder was pulled at, by document. */
export const VERSIONS_FILE = '.versions.json';

const versionsSchema = z.record(z.string(), z.int());
type Versions = Readonly<Record<string, number>>;

export const versionsText = (versions: ReadonlyMap<string, number>): string =>
  `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`;

/** The content of a folder, checked. */
export interface FolderContent {
  readonly settings: ShopSettings;
  readonly missingCategories: readonly string[];
  readonly categories: readonly MergedCategory[];
  /** Categories of the shop that `categories.yaml` does not name. */
  readonly unlisted: readonly string[];
  /** Categories of `filters.yaml` that the shop does not have. */
  readonly withoutFilters: readonly string[];
  readonly pages: readonly PageRow[];
  readonly documents: readonly DocumentFile[];
  readonly slides: readonly SlideFile[];
  readonly logo: LogoPath | undefined;
  /** Undefined: the folder was not pulled from a shop. */
  readonly versions: Versions | undefined;
}

/** The content of a folder that may have problems. */
export interface InspectedFolder extends Omit<FolderContent, 'settings'> {
  /** Undefined where `shop.yaml` is wrong. */
  readonly settings: ShopSettings | undefined;
}

/** Reads and checks all files of a folder. Throws {@link ContentRefused} with every problem of all files. */
export async function readFolder(
  folder: string,
  before: readonly CategoryRow[],
): Promise<FolderContent> {
  const problems = new ProblemList();
  return acceptFolder(await inspectFolder(folder, before, problems), problems);
}

/** The content of a folder without problems. Throws {@link ContentRefused} with the problems. */
export function acceptFolder(found: InspectedFolder, problems: ProblemList): FolderContent {
  problems.refuse();
  const { settings } = found;
  if (!settings) throw new Error('A folder without settings has a problem');
  return { ...found, settings };
}

/** Reads and checks all files of a folder, and adds what is wrong to the problems. `characteristics`: what goods of the shop have. */
export async function inspectFolder(
  folder: string,
  before: readonly CategoryRow[],
  problems: ProblemList,
  characteristics: readonly OwnCharacteristic[] = [],
): Promise<InspectedFolder> {
  if (!existsSync(folder)) throw new Error(contentReport.noFolder(folder));
  const paths = (await filesIn(folder)).map((path) => path.normalize('NFC'));
  const textOf = (path: string) => readFile(pathIn(folder, path), 'utf8');
  const collect = async <Item>(
    isOne: (path: string) => boolean,
    read: (path: string, content: string) => Item | Promise<Item>,
  ): Promise<Item[]> => {
    const items: Item[] = [];
    for (const path of paths.filter(isOne)) {
      const item = await problems.gather(async () => read(path, await textOf(path)));
      if (item !== undefined) items.push(item);
    }
    return items;
  };
  const readOne = async <Content>(
    file: string,
    read: (content: string) => Content | Promise<Content>,
  ) => {
    const [content] = await collect(
      (path) => path === file,
      (_path, text) => read(text),
    );
    return content;
  };
  const has = (path: string) => paths.includes(path.normalize('NFC'));
  const entries = await readOne(CATEGORY_FILE, (text) => readCategoryFile(text, has, before));
  const merged = entries ? mergeCategories(before, entries) : before.map(keepCategory);
  const rows = merged.map(({ row }) => row);
  const filters = await readOne(FILTER_FILE, (text) => readFilterFile(text, rows, characteristics));
  const shop = await readOne(SHOP_FILE, (text) => readShopFile(text, rows));
  if (shop) problems.add(...missingPictures(SHOP_FILE, shop.settings.identity, has));
  const pages = await collect(isPageFile, readPageFile);
  const documents = await collect(isDocumentFile, (path, content) =>
    readDocumentFile(path, content, shop?.settings),
  );
  const slides = await collect(isSlideFile, (path, content) => readSlideFile(path, content, has));
  const logo = logoPathIn(paths, problems);
  if (!has(SHOP_FILE)) {
    problems.add({ file: SHOP_FILE, message: contentFileProblems.noShopFile });
  }
  const versions = await readOne(VERSIONS_FILE, readVersions);
  return {
    settings: shop?.settings,
    missingCategories: shop?.missing ?? [],
    categories: filters ? merged.map((one) => withFilters(one, filters)) : merged,
    unlisted: entries ? unlistedAmong(before, entries) : [],
    withoutFilters: filters?.missing ?? [],
    pages,
    documents,
    slides: slides.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true })),
    logo,
    versions,
  };
}

function readVersions(text: string): Versions {
  try {
    return versionsSchema.parse(JSON.parse(text));
  } catch {
    throw new ContentRefused([{ file: VERSIONS_FILE, message: contentFileProblems.versions }]);
  }
}

const withFilters = ({ row, picture }: MergedCategory, { bySlug }: FilterChoice) => ({
  row: { ...row, filters: bySlug.get(row.slug) ?? null },
  picture,
});

const unlistedAmong = (rows: readonly CategoryRow[], entries: readonly CategoryEntry[]) =>
  rows.map(({ slug }) => slug).filter((slug) => entries.every((entry) => entry.slug !== slug));

/** Writes the files, and removes pages, documents, slides, pictures and a logo that are not among them. */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string | Buffer>,
): Promise<void> {
  const before = existsSync(folder) ? await filesIn(folder) : [];
  for (const path of before) {
    const isOurs =
      isPageFile(path) ||
      isDocumentFile(path) ||
      isLogoFile(path) ||
      path.startsWith('slides/') ||
      path.startsWith(SHOP_PICTURES) ||
      path.startsWith(CATEGORY_PICTURES);
    if (isOurs && !files.has(path)) await rm(join(folder, path));
  }
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Whether the folder is there and has any file. */
export const hasFiles = async (folder: string): Promise<boolean> =>
  existsSync(folder) && (await filesIn(folder)).length > 0;

/** Paths within the folder, with `/` on every system. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}
