import type { CategoryRow } from '#modules/catalog/index.ts';
import type { CategoryEntry } from './category-file.ts';

/** A category; `picture` is the path of its new picture within the folder. */
export interface MergedCategory {
  readonly row: CategoryRow;
  readonly picture: string | undefined;
}

/** A category that a folder does not change. */
export const keepCategory = (row: CategoryRow): MergedCategory => ({ row, picture: undefined });

/** The categories with the parents that the file gives them. */
function withParents(
  merged: readonly MergedCategory[],
  entries: readonly CategoryEntry[],
): MergedCategory[] {
  const ids = new Map(merged.map(({ row }) => [row.slug, row.id]));
  const parents = new Map(entries.map(({ slug, parent }) => [slug, parent]));
  return merged.map(({ row, picture }) => {
    const parentId = ids.get(parents.get(row.slug) ?? '') ?? row.parentId;
    return { row: { ...row, parentId }, picture };
  });
}

/**
 * The categories of the shop as the file says them: in its order, with new ones, then those that it does not name. Rows keep their
 * positions while the order stays.
 */
export function mergeCategories(
  before: readonly CategoryRow[],
  entries: readonly CategoryEntry[],
): MergedCategory[] {
  let lastId = Math.max(0, ...before.map(({ id }) => id));
  const listed = entries.map((entry): MergedCategory => {
    const { slug, name, picture, icon = null, hidden, description } = entry;
    const known = before.find((row) => row.slug === slug);
    const row = known ?? { id: ++lastId, slug, position: 0, filters: null };
    const texts = {
      description,
      seoTitle: entry.seo_title,
      seoDescription: entry.seo_description,
    };
    return {
      row: { ...row, ...texts, name, icon, hidden, photo: null, parentId: null },
      picture,
    };
  });
  const slugs = new Set(entries.map(({ slug }) => slug));
  const unlisted = before.filter(({ slug }) => !slugs.has(slug)).map(keepCategory);
  const merged = withParents([...listed, ...unlisted], entries);
  const isSameOrder = before.every(({ id }, index) => merged[index]?.row.id === id);
  const lastPosition = before.at(-1)?.position ?? -1;
  return merged.map(({ row, picture }, index) => {
    const kept = index < before.length ? row.position : lastPosition + 1 + index - before.length;
    return { row: { ...row, position: isSameOrder ? kept : index }, picture };
  });
}
