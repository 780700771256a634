import type { FilterParameters } from '#contracts/filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** List parameters other than filters. `page` is dropped, because changed filters start at the first page. */
const preserved = ['category', 'q', 'o', 'page_size'];

/** A comparable key. The order of the parameters is fixed, and that of values does not matter, so equal filters give equal keys. */
export const keyOf = (parameters: FilterParameters): string =>
  JSON.stringify(parameters, (_name, value: unknown) =>
    Array.isArray(value) ? [...value].sort() : value,
  );

/**
 * The address of the list with these filters. It starts from the pending navigation (such as another sorting) if there is one. Undefined
 * when that address has these filters already or shows another list.
 */
export function filteredAddress(
  current: Place,
  pending: Place | undefined,
  filters: FilterParameters,
  readParameters: (search: URLSearchParams) => FilterParameters,
): string | undefined {
  const base = pending ?? current;
  const search = new URLSearchParams(base.search);
  const own = new URLSearchParams(current.search);
  const isSameList =
    base.pathname === current.pathname &&
    ['category', 'q'].every((name) => search.get(name) === own.get(name));
  if (!isSameList || keyOf(readParameters(search)) === keyOf(filters)) return undefined;
  const view = Object.fromEntries(preserved.map((name) => [name, search.get(name) ?? undefined]));
  const { category, q, ...rest } = view;
  return `${base.pathname}?${searchParameters({ category, q, ...filters, ...rest })}`;
}
