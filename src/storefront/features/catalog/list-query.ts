import type { FilterParameters } from '#contracts/filters.ts';
import { pageOf } from '#contracts/search-parameters.ts';

export const pageSizes = [20, 50] as const;

export type Sort = 'price' | '-price';

/** The parameters in the address of a product list. */
export interface ListQuery {
  readonly category: string | null;
  readonly sort: Sort | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: FilterParameters;
}

/** Reads the address, except the filters. Invalid values get their default. */
export function readListQuery(search: URLSearchParams): Omit<ListQuery, 'filters'> {
  const sort = search.get('o');
  const pageSize = search.get('page_size');
  return {
    category: search.get('category')?.trim() || null,
    sort: sort === 'price' || sort === '-price' ? sort : undefined,
    page: pageOf(search),
    pageSize: pageSizes.find((size) => String(size) === pageSize) ?? pageSizes[0],
  };
}
