import type { ProductPage } from '#contracts/catalog.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { type Block, block, type LoadArgs } from '../../load.ts';
import { type ListQuery, readListQuery } from './list-query.ts';
import { type ProductCardView, toCard } from './product-card-view.ts';

export interface ListData {
  readonly query: ListQuery & { category: string };
  /** Null where neither the category nor its products could be read. */
  readonly categoryName: string | null;
  readonly products: Block<ListPage>;
}

export interface ListPage {
  readonly count: number;
  readonly cards: readonly ProductCardView[];
}

/** One page of a category; null without a category. Rejects with 404 for an unknown one. */
export async function loadList({ shop, url }: LoadArgs<unknown>): Promise<ListData | null> {
  const asked = readListQuery(url.searchParams);
  const { category } = asked;
  if (category === null) return null;

  const query = { ...asked, category };
  const [named, found] = await Promise.all([
    block(shop.category(category), isNotFound),
    block(existingPage(shop, query).then(toListed), isNotFound),
  ]);
  const listed = found.ok ? found.data : null;
  return {
    query: { ...query, page: listed?.page ?? query.page },
    categoryName: named.ok ? named.data.name : (listed?.categoryName ?? null),
    products: found.ok ? { ok: true, data: found.data.shown } : found,
  };
}

/** Within the block: an answer that is no page fails it. */
const toListed = (listed: ProductPage & { page: number }) => ({
  page: listed.page,
  categoryName: listed.results[0]?.category.name,
  shown: toPage(listed),
});

/** One page as the browser adds it to the list. */
export async function loadListPage(shop: Shop, query: ListQuery): Promise<ListPage> {
  return toPage(await shop.products(request(query)));
}

const toPage = ({ count, results }: ProductPage): ListPage => ({
  count,
  cards: results.map(toCard),
});

const request = ({ category, sort, page, pageSize }: ListQuery) => ({
  category: category ?? undefined,
  o: sort,
  page,
  page_size: pageSize,
});

/** The page asked for or, past the end, the last one. */
async function existingPage(shop: Shop, query: ListQuery): Promise<ProductPage & { page: number }> {
  const page = (number: number) => shop.products(request({ ...query, page: number }));
  try {
    return { ...(await page(query.page)), page: query.page };
  } catch (error) {
    if (query.page === 1 || !isNotFound(error)) throw error;
    const first = await page(1);
    const last = Math.max(1, Math.ceil(first.count / query.pageSize));
    return last === 1 ? { ...first, page: 1 } : { ...(await page(last)), page: last };
  }
}

const isNotFound = (error: unknown) => error instanceof ShopError && error.status === 404;
