import type { FilterParameters } from '#contracts/filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Parameters of a list that are no filters; the page is left out, for filters begin at the first. */
const kept = ['category', 'q', 'o', 'page_size'];

/** What tells one choice of filters from another: parameters come in one order. */
export const keyOf = (parameters: FilterParameters): string => JSON.stringify(parameters);

/**
 * Where these filters lead from the address of a list, or from the one that is on its way there (another sorting). Undefined where
 * that has them already, or is no longer this list.
 */
export function filteredAddress(
  here: Place,
  onItsWay: Place | undefined,
  filters: FilterParameters,
  readParameters: (search: URLSearchParams) => FilterParameters,
): string | undefined {
  const base = onItsWay ?? here;
  const search = new URLSearchParams(base.search);
  const own = new URLSearchParams(here.search);
  const isSameList =
    base.pathname === here.pathname &&
    ['category', 'q'].every((name) => search.get(name) === own.get(name));
  if (!isSameList || keyOf(readParameters(search)) === keyOf(filters)) return undefined;
  const view = Object.fromEntries(kept.map((name) => [name, search.get(name) ?? undefined]));
  const { category, q, ...rest } = view;
  return `${base.pathname}?${searchParameters({ category, q, ...filters, ...rest })}`;
}
