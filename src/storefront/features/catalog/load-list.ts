import { writeFilters } from '#contracts/applied-filters.ts';
import type { CategoryTexts, Product, ProductPage } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { type JsonText, parseJsonText, toJsonText } from '../../json-text.ts';
import { type Block, block, type LoadArgs } from '../../load.ts';
import { type ListedCard, loadCardMaker, loadFilters, loadRules } from './filters/load-filters.ts';
import { type ListQuery, listAddress, readListQuery } from './list-query.ts';
import { makerFacets } from './maker-facets.ts';

type CategoryQuery = ListQuery & { category: string };

export interface ListData {
  readonly query: CategoryQuery;
  /** Null when both the category and its products failed to load. */
  readonly categoryName: string | null;
  /** What the category says of itself; its description on the first page without filters alone. */
  readonly texts: CategoryTexts;
  readonly products: Block<SerialisedPage>;
  readonly facets: Block<JsonText<Facets>>;
}

export interface ListPage {
  readonly count: number;
  readonly cards: readonly ListedCard[];
}

interface SerialisedPage {
  readonly count: number;
  /** The photo of the first card. */
  readonly photo: string | undefined;
  readonly cards: JsonText<ListPage['cards']>;
}

/** Loads one page of a category; null when the address has no category. Throws 404 for an unknown category, a redirect for a deleted one. */
export async function loadList({ shop, url }: LoadArgs<unknown>): Promise<ListData | null> {
  const { category, ...asked } = readListQuery(url.searchParams);
  if (category === null) return null;
  const filters = await loadFilters(url.searchParams);
  return readList(shop, { ...asked, category, filters });
}

async function readList(shop: Shop, query: CategoryQuery): Promise<ListData> {
  const { category, filters } = query;
  const [named, found, facets] = await Promise.all([
    block(shop.category(category), isNotFound),
    block(existingPage(shop, query), isNotFound),
    block(shop.facets({ category, ...writeFilters(filters) }).then(toJsonText), isNotFound),
  ]);
  if (named.ok && named.data.slug !== category)
    throw movedTo({ ...query, category: named.data.slug });
  const known = facets.ok && (await withoutUnknown(query, facets.data));
  if (known) return readList(shop, { ...query, filters: known });

  const { categoryName, ...list } = await shownList(query, found, facets);
  const isBare = list.query.page === 1 && filters.length === 0;
  return {
    ...list,
    categoryName: named.ok ? named.data.name : categoryName,
    texts: named.ok ? textsOf(named.data, isBare) : {},
  };
}

/** The goods of a maker by pages, with the filters of all goods but the brand. */
export async function readMakerList(shop: Shop, query: CategoryQuery): Promise<ListData> {
  const { filters } = query;
  const asked = { ...writeFilters(filters), ...scopeOf(query) };
  const [found, facets] = await Promise.all([
    block(existingPage(shop, query)),
    block(shop.facets(asked).then((facets) => toJsonText(makerFacets(facets, filters)))),
  ]);
  const known = facets.ok && (await withoutUnknown(query, facets.data));
  if (known) return readMakerList(shop, { ...query, filters: known });
  return { ...(await shownList(query, found, facets)), texts: {} };
}

async function shownList(
  query: CategoryQuery,
  found: Block<ProductPage & { page: number }>,
  facets: ListData['facets'],
): Promise<Omit<ListData, 'texts'>> {
  const products = found.ok ? await block(showPage(found.data, facets)) : found;
  const listed = products.ok ? products.data : null;
  return {
    query: { ...query, page: listed?.page ?? query.page },
    categoryName: listed?.categoryName ?? null,
    products: listed ? { ok: true, data: listed.shown } : { ok: false },
    facets,
  };
}

const textsOf = (category: CategoryTexts, isBare: boolean): CategoryTexts => ({
  seo_title: category.seo_title,
  seo_description: category.seo_description,
  ...(isBare && { description: category.description }),
});

/** The answer for the slug of a deleted category: the address of the one that took its goods. */
const movedTo = (query: CategoryQuery) =>
  new Response(null, { status: 301, headers: { Location: listAddress(query) } });

/** The filters without those, and options, that the category does not have; undefined when there are none such. */
async function withoutUnknown({ filters }: CategoryQuery, facets: JsonText<Facets>) {
  if (filters.length === 0) return undefined;
  return (await loadRules()).withoutUnknown(filters, parseJsonText(facets));
}

/** Runs inside `block`: an unusable answer fails only this block. */
async function showPage(listed: ProductPage & { page: number }, facets: ListData['facets']) {
  const categoryName = listed.results[0]?.category.name || null;
  const shown = toPage(listed, await loadCardMaker(facets));
  return { page: listed.page, categoryName, shown: serialisePage(shown) };
}

const serialisePage = ({ count, cards }: ListPage): SerialisedPage => ({
  count,
  photo: cards[0]?.photo,
  cards: toJsonText(cards),
});

/** Loads one page for 'Показать ещё'. */
export async function loadListPage(
  shop: Shop,
  { query, facets }: Pick<ListData, 'query' | 'facets'>,
): Promise<ListPage> {
  return toPage(await shop.products(request(query)), await loadCardMaker(facets));
}

const toPage = (
  { count, results }: ProductPage,
  show: (product: Product) => ListedCard,
): ListPage => ({
  count,
  cards: results.map(show),
});

const scopeOf = ({ category, maker }: Pick<CategoryQuery, 'category' | 'maker'>) =>
  maker ? { brand: [...maker.brands] } : { category };

const request = ({ filters, sort, page, pageSize, ...list }: CategoryQuery) => ({
  ...writeFilters(filters),
  ...scopeOf(list),
  o: sort,
  page,
  page_size: pageSize,
});

/** The requested page, or the last page when the requested one does not exist. */
async function existingPage(
  shop: Shop,
  query: CategoryQuery,
): Promise<ProductPage & { page: number }> {
  const page = (number: number) => shop.products(request({ ...query, page: number }));
  try {
    return { ...(await page(query.page)), page: query.page };
  } catch (error) {
    if (query.page === 1 || !isPastTheEnd(error)) throw error;
    const first = await page(1);
    const last = Math.max(1, Math.ceil(first.count / query.pageSize));
    return last === 1 ? { ...first, page: 1 } : { ...(await page(last)), page: last };
  }
}

const isPastTheEnd = (error: unknown) =>
  error instanceof ShopError && error.code === 'page_not_found';

const isNotFound = (error: unknown) => error instanceof ShopError && error.status === 404;
