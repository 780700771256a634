import type { Product, ProductPage } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { type Block, block, type LoadArgs } from '../../load.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import type { CardFacts } from './filters/card-facts.ts';
import type { FacetsText } from './filters/facets-text.ts';
import { asksForMore, type ListQuery, readListQuery } from './list-query.ts';
import { type ProductCardView, toCard } from './product-card-view.ts';

type CategoryQuery = ListQuery & { category: string };

export interface ListData {
  readonly query: CategoryQuery;
  /** Null where neither the category nor its products could be read. */
  readonly categoryName: string | null;
  readonly products: Block<ListPage>;
  /** As JSON, for the same reason as {@link CardFacts}. */
  readonly facets: Block<FacetsText>;
}

export interface ListPage {
  readonly count: number;
  readonly cards: readonly ListedCard[];
}

/** A card, and what narrows the list while the shop is asked; null where that part of the program did not come. */
export interface ListedCard extends ProductCardView {
  readonly facts: CardFacts | null;
}

/** The rules of the filters: many an address needs none to be read, so they come beside the answer. */
const loadRules = () => loadChunk(() => import('./filters/list-filters.ts'));

/** One page of a category; null without a category. Rejects with 404 for an unknown one. */
export async function loadList({ shop, url }: LoadArgs<unknown>): Promise<ListData | null> {
  const { category, ...asked } = readListQuery(url.searchParams);
  if (category === null) return null;
  const filters = asksForMore(url.searchParams)
    ? (await loadRules()).readParameters(url.searchParams, category)
    : {};
  return readList(shop, { ...asked, category, filters });
}

async function readList(shop: Shop, query: CategoryQuery): Promise<ListData> {
  const { category, filters } = query;
  const [named, found, facets] = await Promise.all([
    block(shop.category(category), isNotFound),
    block(readPage(shop, query), isNotFound),
    block(shop.facets({ category, ...filters }), isNotFound),
  ]);
  const known = facets.ok && (await withoutUnknown(query, facets.data));
  if (known) return readList(shop, { ...query, filters: known });

  const listed = found.ok ? found.data : null;
  return {
    query: { ...query, page: listed?.page ?? query.page },
    categoryName: named.ok ? named.data.name : (listed?.categoryName ?? null),
    products: found.ok ? { ok: true, data: found.data.shown } : found,
    facets: facets.ok ? { ok: true, data: JSON.stringify(facets.data) } : facets,
  };
}

/** The filters without options that the category never had, where an address names such. */
async function withoutUnknown({ filters }: CategoryQuery, facets: Facets) {
  if (!Object.values(filters).some(Array.isArray)) return undefined;
  return (await loadRules()).withoutUnknown(filters, facets);
}

/** Within the block: an answer that is no page fails it. */
async function readPage(shop: Shop, query: CategoryQuery) {
  const [listed, show] = await Promise.all([existingPage(shop, query), cardsWithFacts(query)]);
  return {
    page: listed.page,
    categoryName: listed.results[0]?.category.name,
    shown: toPage(listed, show),
  };
}

/** One page as the browser adds it to the list. */
export async function loadListPage(shop: Shop, query: ListQuery): Promise<ListPage> {
  return toPage(await shop.products(request(query)), await cardsWithFacts(query));
}

type ShowCard = (product: Product) => ListedCard;

const cardsWithFacts = ({ category }: ListQuery): Promise<ShowCard> =>
  loadRules().then(
    ({ factsOf }) =>
      (product) => ({ ...toCard(product), facts: factsOf(product, category ?? undefined) }),
    () => (product) => ({ ...toCard(product), facts: null }),
  );

const toPage = ({ count, results }: ProductPage, show: ShowCard): ListPage => ({
  count,
  cards: results.map(show),
});

const request = ({ category, filters, sort, page, pageSize }: ListQuery) => ({
  ...filters,
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
