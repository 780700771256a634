import { type AppliedFilter, writeFilters } from '#contracts/applied-filters.ts';
import { pageOf } from '#contracts/search-parameters.ts';
import { readSorting, type Sorting } from '#contracts/sortings.ts';
import { addresses } from '../../addresses.ts';

export const pageSizes = [20, 50] as const;

/** The maker whose goods a list shows. */
export interface ListedMaker {
  readonly slug: string;
  /** The brands that its goods state. */
  readonly brands: readonly string[];
}

/** The parameters in the address of a product list. */
export interface ListQuery {
  /** Empty: the list is that of a maker. */
  readonly category: string | null;
  readonly maker?: ListedMaker | undefined;
  readonly sort: Sorting | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: readonly AppliedFilter[];
}

/** A list of a category or a maker. The page is the first one unless given. */
type CategoryList = Omit<ListQuery, 'category' | 'page'> & { category: string; page?: number };

/** The address of a list. */
export const listAddress = ({ filters, maker, category, ...view }: CategoryList): string => {
  const list = { ...view, filters: writeFilters(filters) };
  return maker ? addresses.maker(maker.slug, list) : addresses.products({ category, ...list });
};

/** Where a form of a list leads, and the fields that name the list. */
export const listForm = ({ category, maker }: Pick<ListQuery, 'category' | 'maker'>) =>
  maker
    ? { action: addresses.maker(maker.slug), hidden: {} }
    : { action: '/products/', hidden: { category: category ?? undefined } };

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
