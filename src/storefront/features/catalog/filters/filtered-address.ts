import { type AppliedFilter, writeFilters } from '#contracts/applied-filters.ts';
import { readFilters } from '#contracts/read-filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** List parameters other than filters. `page` is dropped, because changed filters start at the first page. */
const preserved = ['category', 'q', 'o', 'page_size'];

/** A comparable key: filters that differ by the order of their values have equal keys. */
export const keyOf = (filters: readonly AppliedFilter[]): string =>
  String([...searchParameters(writeFilters(filters))].map(String).sort());

/**
 * The address of the list with these filters. It starts from the pending navigation (such as another sorting) if there is one. Undefined
 * when that address has these filters already or shows another list.
 */
export function filteredAddress(
  current: Place,
  pending: Place | undefined,
  filters: readonly AppliedFilter[],
): string | undefined {
  const base = pending ?? current;
  const search = new URLSearchParams(base.search);
  const own = new URLSearchParams(current.search);
  const isSameList =
    base.pathname === current.pathname &&
    ['category', 'q'].every((name) => search.get(name) === own.get(name));
  if (!isSameList || keyOf(readFilters(search)) === keyOf(filters)) return undefined;
  const view = Object.fromEntries(preserved.map((name) => [name, search.get(name) ?? undefined]));
  const { category, q, ...rest } = view;
  return `${base.pathname}?${searchParameters({ category, q, ...writeFilters(filters), ...rest })}`;
}
