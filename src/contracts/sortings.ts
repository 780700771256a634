/** The values of the parameter `o`. Without one a list has the shop's own order, a search its best results first. */
export const sortings = ['price', '-price', '-created', '-popular', '-discount'] as const;

export type Sorting = (typeof sortings)[number];

/** The sorting of an address; undefined if it is missing or unknown. */
export const readSorting = (search: URLSearchParams): Sorting | undefined =>
  sortings.find((sorting) => sorting === search.get('o'));
