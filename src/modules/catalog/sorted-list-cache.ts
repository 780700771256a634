import type { Database } from '#platform/database/database.ts';
import type { CatalogCaches } from './caches.ts';
import type { ListScope } from './filters/scope.ts';
import { type ListedPage, type ListSlice, selectListed } from './filters/select-listed.ts';

/** Larger categories are sorted for each page. */
const MOST_PRODUCTS = 5000;

interface Context extends Pick<CatalogCaches, 'keepOrder' | 'version'> {
  readonly db: Database;
}

/**
 * One page of a list, as `selectListed`. A whole category by price is sorted once for all its pages: PostgreSQL has to look at every variant
 * for that, 7 ms of 5,500 variants. `asked`: the version of the data when the scope was read. If they have changed since, the scope or the
 * database may be older than the data, and nothing is kept.
 */
export async function listInOrder(
  { db, keepOrder, version }: Context,
  { scope, slice, asked }: { scope: ListScope; slice: ListSlice; asked: number | null },
): Promise<ListedPage> {
  const { category, match, filters } = scope;
  const { order, limit, offset } = slice;
  const isWhole = category !== undefined && !match && filters.length === 0;
  if (order === 'shop' || !isWhole || asked === null || version() !== asked)
    return selectListed(db, scope, slice);
  const { count, listed } = await keepOrder(`${category.id} ${order}`, async () => {
    const whole = await selectListed(db, scope, { ...slice, limit: MOST_PRODUCTS, offset: 0 });
    return whole.count > MOST_PRODUCTS ? { count: whole.count, listed: [] } : whole;
  });
  return count > MOST_PRODUCTS
    ? selectListed(db, scope, slice)
    : { count, listed: listed.slice(offset, offset + limit) };
}
