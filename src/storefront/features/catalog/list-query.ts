import { type AppliedFilter, writeFilters } from '#contracts/applied-filters.ts';
import { pageOf } from '#contracts/search-parameters.ts';
import { readSorting, type Sorting } from '#contracts/sortings.ts';
import { addresses } from '../../addresses.ts';

export const pageSizes = [20, 50] as const;

/** The parameters in the address of a product list. */
export interface ListQuery {
  readonly category: string | null;
  readonly sort: Sorting | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: readonly AppliedFilter[];
}

/** A list of a category. The page is the first one unless given. */
type CategoryList = Omit<ListQuery, 'category' | 'page'> & { category: string; page?: number };

/** The address of a list. */
export const listAddress = ({ filters, ...list }: CategoryList): string =>
  addresses.products({ ...list, filters: writeFilters(filters) });

/** Reads the address, except the filters. Invalid values get their default. */
export function readListQuery(search: URLSearchParams): Omit<ListQuery, 'filters'> {
  const pageSize = search.get('page_size');
  return {
    category: search.get('category')?.trim() || null,
    sort: readSorting(search),
    page: pageOf(search),
    pageSize: pageSizes.find((size) => String(size) === pageSize) ?? pageSizes[0],
  };
}
