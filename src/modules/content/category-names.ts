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

/** The slugs of categories, in this order. An id without a category stays a number. */
export const slugsOf = (ids: readonly number[], categories: CategoryNames): string[] =>
  ids.map((id) => categories.find((category) => category.id === id)?.slug ?? String(id));
