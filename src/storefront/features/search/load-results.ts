import { type AppliedFilter, writeFilters } from '#contracts/applied-filters.ts';
import type { Product } from '#contracts/catalog.ts';
import { pageOf } from '#contracts/search-parameters.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { readSorting, type Sorting } from '#contracts/sortings.ts';
import type { Understood } from '#contracts/understood.ts';
import { addresses } from '../../addresses.ts';
import type { LoadArgs } from '../../load.ts';
import { logFailure } from '../../log.ts';

export const PAGE_SIZE = 20;

/** The parameters in the address of a search. */
export interface SearchQuery {
  readonly text: string;
  readonly sort: Sorting | undefined;
  readonly page: number;
  readonly filters: readonly AppliedFilter[];
}

/** The address of a search. The page is the first one unless given. */
export const searchAddress = (
  text: string,
  { filters, ...view }: Pick<SearchQuery, 'filters'> & { sort: string | undefined; page?: number },
): string => addresses.search(text, { ...view, filters: writeFilters(filters) });

/** One page of search results. */
interface Found<Cards> {
  readonly state: 'found';
  readonly count: number;
  readonly corrected: string | null;
  readonly understood: Understood | null;
  readonly cards: Cards;
}

export interface SearchData<Cards> {
  readonly query: SearchQuery;
  readonly answer:
    | Found<Cards>
    | { readonly state: 'nothing asked' }
    | { readonly state: 'failed' }
    /** The server's message on a query that it refuses. */
    | { readonly state: 'refused'; readonly message: string };
}

/** Reads the address, except the filters. Invalid values get their default. */
export function readSearchQuery(search: URLSearchParams): Omit<SearchQuery, 'filters'> {
  return {
    text: search.get('q')?.trim() ?? '',
    sort: readSorting(search),
    page: pageOf(search),
  };
}

/** Loads the results for an address and these filters. A failure is a result too, so the page stays. Throws a redirect where the staff has given this search a page. */
export async function loadResults<Cards>(
  { shop, url }: LoadArgs<unknown>,
  filters: readonly AppliedFilter[],
  show: (products: readonly Product[]) => Cards,
): Promise<SearchData<Cards>> {
  const query = { ...readSearchQuery(url.searchParams), filters };
  if (!query.text) return { query, answer: { state: 'nothing asked' } };
  try {
    const found = await existingPage(shop, query);
    if (found.leads_to) throw ledTo(found.leads_to);
    const { page, count, results, corrected_query: corrected, understood } = found;
    const answer = { state: 'found', count, corrected, understood, cards: show(results) } as const;
    return { query: { ...query, page }, answer };
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof ShopError && error.code === 'invalid') {
      return { query, answer: { state: 'refused', message: error.message } };
    }
    logFailure('the search results were not loaded', error);
    return { query, answer: { state: 'failed' } };
  }
}

const ledTo = (page: string) => new Response(null, { status: 302, headers: { Location: page } });

/** The requested page, or the first page when the requested one does not exist. */
async function existingPage(shop: Shop, { text, sort, page, filters }: SearchQuery) {
  const read = (number: number) =>
    shop.products({
      ...writeFilters(filters),
      search: text,
      o: sort,
      page: number,
      page_size: PAGE_SIZE,
    });
  try {
    return { ...(await read(page)), page };
  } catch (error) {
    if (page === 1 || !(error instanceof ShopError && error.code === 'page_not_found')) throw error;
    return { ...(await read(1)), page: 1 };
  }
}
