import type { Product } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import type { FilterParameters } from '#contracts/filters.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { type JsonText, toJsonText } from '../../../json-text.ts';
import { type Block, block } from '../../../load.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { type ProductCardView, toCard } from '../product-card-view.ts';
import type { CardFilterData } from './card-filter-data.ts';

/** A card with the data for optimistic filtering; null when the chunk of the filter rules failed to load. */
export interface ListedCard extends ProductCardView {
  readonly filterData: CardFilterData | null;
}

/** The filter rules are a lazy chunk, because most addresses have no filters. */
export const loadRules = () => loadChunk(() => import('./list-filters.ts'));

const others: readonly string[] = ['category', 'q', 'o', 'page', 'page_size'];

/** The valid filters of an address as normalised parameters. */
export async function loadParameters(
  search: URLSearchParams,
  category?: string,
): Promise<FilterParameters> {
  if ([...search.keys()].every((name) => others.includes(name))) return {};
  return (await loadRules()).readParameters(search, category);
}

/** Returns the function that turns products into cards for a category or for a search. */
export async function loadCardMaker(category?: string): Promise<(product: Product) => ListedCard> {
  return loadRules().then(
    ({ filterDataOf }) =>
      (product) => ({ ...toCard(product), filterData: filterDataOf(product, category) }),
    () => (product) => ({ ...toCard(product), filterData: null }),
  );
}

/** The facets of a search; `ok: false` when the text is empty or the server refuses it. */
export async function loadSearchFacets(
  shop: Shop,
  text: string,
  filters: FilterParameters,
): Promise<Block<JsonText<Facets>>> {
  if (!text) return { ok: false };
  const asked = shop.facets({ ...filters, search: text }).then(toJsonText);
  const answer = await block(asked.catch(nullIfRefused));
  return answer.ok && answer.data !== null ? { ok: true, data: answer.data } : { ok: false };
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ShopError && error.code === 'invalid') return null;
  throw error;
}
