import type { Product } from '#contracts/catalog.ts';
import type { FilterParameters } from '#contracts/filters.ts';
import { pageOf } from '#contracts/search-parameters.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import type { LoadArgs } from '../../load.ts';
import { logFailure } from '../../log.ts';

export const PAGE_SIZE = 20;

/** What the address of the search asks for. */
export interface SearchQuery {
  readonly text: string;
  readonly sort: 'price' | '-price' | undefined;
  readonly page: number;
  readonly filters: FilterParameters;
}

/** One page of a search, its products in the shape that is shown. */
interface Found<Card> {
  readonly state: 'found';
  readonly count: number;
  readonly corrected: string | null;
  readonly cards: readonly Card[];
}

export interface SearchData<Card> {
  readonly query: SearchQuery;
  readonly answer:
    | Found<Card>
    | { readonly state: 'nothing asked' }
    | { readonly state: 'failed' }
    /** The shop's own words on what cannot be looked for. */
    | { readonly state: 'refused'; readonly message: string };
}

/** Reads the address, filters apart; whatever makes no sense there is quietly put right. */
export function readSearchQuery(search: URLSearchParams): Omit<SearchQuery, 'filters'> {
  const sort = search.get('o');
  return {
    text: search.get('q')?.trim() ?? '',
    sort: sort === 'price' || sort === '-price' ? sort : undefined,
    page: pageOf(search),
  };
}

/** What is found at an address and passes these filters; a failure is an answer too. */
export async function loadResults<Card>(
  { shop, url }: LoadArgs<unknown>,
  filters: FilterParameters,
  toCard: (product: Product) => Card,
): Promise<SearchData<Card>> {
  const query = { ...readSearchQuery(url.searchParams), filters };
  if (!query.text) return { query, answer: { state: 'nothing asked' } };
  try {
    const { page, count, results, corrected_query: corrected } = await existingPage(shop, query);
    const answer = { state: 'found', count, corrected, cards: results.map(toCard) } as const;
    return { query: { ...query, page }, answer };
  } catch (error) {
    if (error instanceof ShopError && error.code === 'invalid') {
      return { query, answer: { state: 'refused', message: error.message } };
    }
    logFailure('a search was not answered', error);
    return { query, answer: { state: 'failed' } };
  }
}

/** The page asked for or, past the end, the first. */
async function existingPage(shop: Shop, { text, sort, page, filters }: SearchQuery) {
  const read = (number: number) =>
    shop.products({ ...filters, search: text, o: sort, page: number, page_size: PAGE_SIZE });
  try {
    return { ...(await read(page)), page };
  } catch (error) {
    if (page === 1 || !(error instanceof ShopError && error.code === 'page_not_found')) throw error;
    return { ...(await read(1)), page: 1 };
  }
}
