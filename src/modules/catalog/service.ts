import type { Category, Product, ProductListQuery } from '#contracts/catalog.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import { DAY } from '#platform/duration.ts';
import { presentCategory, presentProduct } from './presenter.ts';
import {
  countProducts,
  type ListOrder,
  selectCategories,
  selectCategory,
  selectProductId,
  selectProductIds,
  selectProducts,
} from './queries.ts';
import { search } from './search/search.ts';

export interface CatalogContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** One page of a list, with what the pager needs. */
export interface ProductSlice {
  readonly count: number;
  readonly results: Product[];
  /** What was looked for, where it was not what was typed. */
  readonly corrected_query: string | null;
}

const NEW_FOR = 30 * DAY;
const NEW_ARRIVALS = 12;

const orders: Record<'price' | '-price', ListOrder> = {
  price: 'cheapFirst',
  '-price': 'dearFirst',
};

export async function listCategories({ db }: CatalogContext): Promise<Category[]> {
  return (await selectCategories(db)).map(presentCategory);
}

export async function getCategory({ db }: CatalogContext, slug: string): Promise<Category> {
  const row = await selectCategory(db, slug);
  if (!row) throw new DomainError('categoryNotFound');
  return presentCategory(row);
}

export async function listProducts(
  context: CatalogContext,
  query: ProductListQuery,
): Promise<ProductSlice> {
  const { db } = context;
  if (query.category !== undefined) await getCategory(context, query.category);

  const found = query.search?.trim() ? await search(db, query.search) : undefined;
  const filter = {
    categorySlug: query.category,
    match: found?.match,
    minPrice: query.min_price,
    maxPrice: query.max_price,
  };
  const count = await countProducts(db, filter);
  const offset = (query.page - 1) * query.page_size;
  if (offset > 0 && offset >= count) throw new DomainError('pageNotFound');

  const newSince = newSinceOf(context);
  const usual = found ? 'relevance' : 'shop';
  const order = query.o === undefined ? usual : orders[query.o];
  const ids = await selectProductIds(db, filter, {
    order,
    newSince,
    limit: query.page_size,
    offset,
  });
  const records = await selectProducts(db, ids);
  return {
    count,
    results: records.map((record) => presentProduct(record, newSince)),
    corrected_query: found?.corrected ?? null,
  };
}

export async function getProduct(
  context: CatalogContext,
  idOrSlug: number | string,
): Promise<Product> {
  const { db } = context;
  const id = typeof idOrSlug === 'number' ? idOrSlug : await selectProductId(db, idOrSlug);
  const [record] = id === undefined ? [] : await selectProducts(db, [id]);
  if (!record) throw new DomainError('productNotFound');
  return presentProduct(record, newSinceOf(context));
}

export async function listNewProducts(context: CatalogContext): Promise<Product[]> {
  const { db } = context;
  const newSince = newSinceOf(context);
  const page = { order: 'newest', newSince, limit: NEW_ARRIVALS, offset: 0 } as const;
  const records = await selectProducts(db, await selectProductIds(db, {}, page));
  return records.map((record) => presentProduct(record, newSince));
}

const newSinceOf = ({ clock }: CatalogContext) => new Date(clock.now().getTime() - NEW_FOR);
