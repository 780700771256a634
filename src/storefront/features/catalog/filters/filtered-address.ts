import type { FilterParameters } from '#contracts/filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** List parameters other than filters. `page` is dropped, because changed filters start at the first page. */
const kept = ['category', 'q', 'o', 'page_size'];

/** A comparable key. The order of the parameters is fixed, so equal filters give equal keys. */
export const keyOf = (parameters: FilterParameters): string => JSON.stringify(parameters);

/**
 * The address of the list with these filters. It starts from the pending navigation (such as another sorting) if there is one. Undefined
 * when that address has these filters already or shows another list.
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
