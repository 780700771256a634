import { catalogCalls } from '#contracts/calls/catalog.ts';
import type { ProductListQuery } from '#contracts/product-query.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

/** Absolute URLs of the previous and the next page; null at the ends. */
export function pageLinks(publicUrl: string, query: ProductListQuery, count: number) {
  const address = (page: number) => {
    return `${publicUrl}${catalogCalls.listProducts.url}?${searchParameters({ ...query, page })}`;
  };
  const { page, page_size: pageSize } = query;
  return {
    next: page * pageSize < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  };
}
