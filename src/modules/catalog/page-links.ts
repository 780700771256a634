import type { ProductListQuery } from '#contracts/catalog.ts';
import { apiPaths } from '#contracts/paths.ts';

/** Absolute addresses of the pages beside this one; null at the ends. */
export function pageLinks(publicUrl: string, query: ProductListQuery, count: number) {
  const address = (page: number) => {
    const given = Object.entries({ ...query, page }).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
    return `${publicUrl}${apiPaths.products}?${search}`;
  };
  const { page, page_size: pageSize } = query;
  return {
    next: page * pageSize < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  };
}
