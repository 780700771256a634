import type { Product } from '#contracts/catalog.ts';
import type { FilterParameters } from '#contracts/filters.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { type Block, block } from '../../../load.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { type ProductCardView, toCard } from '../product-card-view.ts';
import type { CardFacts } from './card-facts.ts';
import { type FacetsText, writeFacets } from './facets-text.ts';

/** A card with the data for optimistic filtering; null when the chunk of the filter rules failed to load. */
export interface ListedCard extends ProductCardView {
  readonly facts: CardFacts | null;
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
    ({ factsOf }) =>
      (product) => ({ ...toCard(product), facts: factsOf(product, category) }),
    () => (product) => ({ ...toCard(product), facts: null }),
  );
}

/** The facets of a search; `ok: false` when the text is empty or the server refuses it (400). */
export async function loadSearchFacets(
  shop: Shop,
  text: string,
  filters: FilterParameters,
): Promise<Block<FacetsText>> {
  if (!text) return { ok: false };
  const asked = shop.facets({ ...filters, search: text }).then(writeFacets);
  const answer = await block(asked.catch(nullIfRefused));
  return answer.ok && answer.data !== null ? { ok: true, data: answer.data } : { ok: false };
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ShopError && error.code === 'invalid') return null;
  throw error;
}
