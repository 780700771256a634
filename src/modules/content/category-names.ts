import type { CompanionRule } from '#contracts/shop-content.ts';

/** The categories of the shop, by which files name them. */
export type CategoryNames = readonly { readonly id: number; readonly slug: string }[];

/** The ids of categories that a file names by slug or by id, in its order, and those that the shop does not have. */
export function idsOf(
  named: readonly string[],
  categories: CategoryNames,
): { ids: number[]; missing: string[] } {
  const found = named.map((name) =>
    categories.find(({ id, slug }) => slug === name || String(id) === name),
  );
  return {
    ids: found.flatMap((category) => category?.id ?? []),
    missing: named.filter((_, index) => !found[index]),
  };
}

/** The categories of rules that the shop does not have, by their fields: `0.fits`. */
export const strangersOf = (
  rules: readonly CompanionRule[],
  categories: readonly { readonly slug: string }[],
): Map<string, string> =>
  new Map(
    rules.flatMap((rule, index) =>
      (['category', 'fits'] as const)
        .filter((field) => !categories.some(({ slug }) => slug === rule[field]))
        .map((field) => [`${index}.${field}`, rule[field]] as const),
    ),
  );

/** The slugs of categories, in this order. An id without a category stays a number. */
export const slugsOf = (ids: readonly number[], categories: CategoryNames): string[] =>
  ids.map((id) => categories.find((category) => category.id === id)?.slug ?? String(id));
