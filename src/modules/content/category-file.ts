import { stringify } from 'yaml';
import { z } from 'zod';
import { categoryIcons } from '#contracts/category-look.ts';
import { categoryTexts } from '#contracts/category-texts.ts';
import { oneLineText, slug } from '#contracts/validation.ts';
import { categoryFileMessages as messages } from '#messages/commands/category-files.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import type { CategoryRow } from '#modules/catalog/index.ts';
import type { Problem } from '#platform/files/file-problems.ts';
import { readYamlFile } from '#platform/files/yaml-file.ts';
import { levelProblems } from './category-levels.ts';
import { pictureFile } from './folder-path.ts';
import { ContentRefused } from './problems.ts';

export const CATEGORY_FILE = 'categories.yaml';
/** The folder of the pictures that the file names. */
export const CATEGORY_PICTURES = 'categories/';

const categoryFile = z
  .array(
    z.strictObject({
      slug: slug.max(120),
      name: oneLineText(200).min(1),
      /** The slug of the category above; without it the entry is on the top level. */
      parent: slug.optional(),
      /** A file in the folder of the pictures. */
      picture: z.string().regex(pictureFile).optional(),
      icon: z.enum(categoryIcons).optional(),
      hidden: z.boolean().default(false),
      description: categoryTexts.description.default(''),
      seo_title: categoryTexts.seo_title.default(''),
      seo_description: categoryTexts.seo_description.default(''),
    }),
  )
  .max(20_000);

/** A category as the file says it, in the shop's order. `picture` is the path of a file within the folder. */
export type CategoryEntry = z.infer<typeof categoryFile>[number];

/** The entries of a file that may be wrong elsewhere. */
const text = z.string().catch('');
const roughEntries = z
  .array(
    z
      .object({ slug: text, name: text, parent: text, picture: text })
      .catch({ slug: '', name: '', parent: '', picture: '' }),
  )
  .catch([]);

type RoughEntry = z.infer<typeof roughEntries>[number];

/** Reads `categories.yaml`. `has`: whether the folder has a file. Throws {@link ContentRefused} also where a category stands twice or on a third level. */
export function readCategoryFile(
  content: string,
  has: (path: string) => boolean,
  before: readonly CategoryRow[],
): CategoryEntry[] {
  const form = { schema: categoryFile, empty: [] };
  const { content: entries, problems, raw, lineAt } = readYamlFile(CATEGORY_FILE, content, form);
  const rough = roughEntries.parse(raw);
  const levels = levelProblems(rough, before).map(({ index, message }) => ({
    file: CATEGORY_FILE,
    line: lineAt([index, 'parent']),
    message,
  }));
  const found = [...problems, ...entryProblems(rough, lineAt, has), ...levels];
  if (!entries || found.length > 0) throw new ContentRefused(found);
  return entries.map((entry) => ({
    ...entry,
    picture: entry.picture && CATEGORY_PICTURES + entry.picture,
  }));
}

/** Categories that stand twice, and pictures that the folder does not have. */
function entryProblems(
  entries: readonly RoughEntry[],
  lineAt: (path: readonly PropertyKey[]) => number | undefined,
  has: (path: string) => boolean,
): Problem[] {
  const slugs = entries.map(({ slug }) => slug);
  const names = entries.map(
    ({ parent, name }) => name.trim() && `${parent} ${name.trim().toLowerCase()}`,
  );
  const isRepeated = (list: readonly string[], index: number) =>
    list[index] !== '' && list.indexOf(list[index] ?? '') < index;
  return entries.flatMap(({ slug, name, picture }, index) => {
    const at = (field: string, message: string) => ({
      file: CATEGORY_FILE,
      line: lineAt([index, field]),
      message,
    });
    const path = CATEGORY_PICTURES + picture;
    return [
      ...(isRepeated(slugs, index) || isRepeated(names, index)
        ? [at('slug', messages.repeated(slug, name))]
        : []),
      ...(picture && !has(path) ? [at('picture', contentFileProblems.noPicture(path))] : []),
    ];
  });
}

/** Writes `categories.yaml`. `pictures`: the name of the picture's file by slug. */
export function writeCategoryFile(
  categories: readonly CategoryRow[],
  pictures: ReadonlyMap<string, string>,
): string {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const entries = categories.map(({ slug, name, parentId, icon, hidden, ...texts }) => ({
    slug,
    name,
    parent: parentId === null ? undefined : slugs.get(parentId),
    picture: pictures.get(slug),
    icon: icon ?? undefined,
    hidden: hidden || undefined,
    description: texts.description || undefined,
    seo_title: texts.seoTitle || undefined,
    seo_description: texts.seoDescription || undefined,
  }));
  return messages.about + stringify(entries, { lineWidth: 0 });
}
