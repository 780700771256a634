import { stringify } from 'yaml';
import { z } from 'zod';
import { categoryIcons } from '#contracts/category-look.ts';
import { oneLineText, slug } from '#contracts/validation.ts';
import { categoryFileMessages as messages } from '#messages/category-files.ts';
import type { CategoryRow } from '#modules/catalog/index.ts';
import { ContentRefused, type Problem } from './problems.ts';
import { readYamlFile } from './yaml-file.ts';

export const CATEGORY_FILE = 'categories.yaml';
/** The folder of the pictures that the file names. */
export const CATEGORY_PICTURES = 'categories/';

const categoryFile = z
  .array(
    z.strictObject({
      slug: slug.max(120),
      name: oneLineText(200).min(1),
      /** A file in the folder of the pictures. */
      picture: z
        .string()
        .regex(/^[\w-][\w.-]*$/)
        .optional(),
      icon: z.enum(categoryIcons).optional(),
      hidden: z.boolean().default(false),
    }),
  )
  .max(20_000);

/** A category as the file says it, in the shop's order. `picture` is the path of a file within the folder. */
export type CategoryEntry = z.infer<typeof categoryFile>[number];

/** Reads `categories.yaml`. Throws {@link ContentRefused} also where a category stands twice. */
export function readCategoryFile(text: string): CategoryEntry[] {
  const entries = readYamlFile(CATEGORY_FILE, text, { schema: categoryFile, empty: [] });
  const slugs = entries.map((entry) => entry.slug);
  const names = entries.map(({ name }) => name.toLowerCase());
  const problems: Problem[] = entries.flatMap((entry, index) => {
    const isRepeated =
      slugs.indexOf(entry.slug) < index || names.indexOf(entry.name.toLowerCase()) < index;
    return isRepeated
      ? [{ file: CATEGORY_FILE, message: messages.repeated(entry.slug, entry.name) }]
      : [];
  });
  if (problems.length > 0) throw new ContentRefused(problems);
  return entries.map((entry) => ({
    ...entry,
    picture: entry.picture && CATEGORY_PICTURES + entry.picture,
  }));
}

/** Writes `categories.yaml`. `pictures`: the name of the picture's file by slug. */
export const writeCategoryFile = (
  categories: readonly CategoryRow[],
  pictures: ReadonlyMap<string, string>,
): string =>
  messages.about +
  stringify(
    categories.map(({ slug, name, icon, hidden }) => ({
      slug,
      name,
      picture: pictures.get(slug),
      icon: icon ?? undefined,
      hidden: hidden || undefined,
    })),
    { lineWidth: 0 },
  );
