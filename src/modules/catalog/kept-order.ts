import type { Database } from '#platform/database/database.ts';
import type { CatalogCaches } from './caches.ts';
import type { ListScope } from './filters/scope.ts';
import { type ListedPage, type ListSlice, selectListed } from './filters/select-listed.ts';

/** Larger categories are sorted for each page. */
const MOST_PRODUCTS = 5000;

/**
 * One page of a list, as `selectListed`. A whole category by price is sorted once for all its pages: PostgreSQL has to look at every variant
 * for that, 7 ms of 5,500 variants.
 */
export async function listInOrder(
  { db, keepOrder }: { db: Database } & Pick<CatalogCaches, 'keepOrder'>,
  scope: ListScope,
  slice: ListSlice,
): Promise<ListedPage> {
  const { category, match, filters } = scope;
  const { order, limit, offset } = slice;
  if (order === 'shop' || !category || match || filters.length > 0)
    return selectListed(db, scope, slice);
  const { count, listed } = await keepOrder(`${category.id} ${order}`, () =>
    selectListed(db, scope, { ...slice, limit: MOST_PRODUCTS, offset: 0 }),
  );
  return count > MOST_PRODUCTS
    ? selectListed(db, scope, slice)
    : { count, listed: listed.slice(offset, offset + limit) };
}
