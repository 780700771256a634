import type { Product } from '#contracts/catalog.ts';
import type { FilterParameters } from '#contracts/filters.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { type Block, block } from '../../../load.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { type ProductCardView, toCard } from '../product-card-view.ts';
import type { CardFacts } from './card-facts.ts';
import { type FacetsText, writeFacets } from './facets-text.ts';

/** A card, and what narrows the list while the shop is asked; null where the rules of the filters could not be loaded. */
export interface ListedCard extends ProductCardView {
  readonly facts: CardFacts | null;
}

/** The rules of the filters come beside the answer: most addresses are read without them. */
export const loadRules = () => loadChunk(() => import('./list-filters.ts'));

const others: readonly string[] = ['category', 'q', 'o', 'page', 'page_size'];

/** The filters that an address sets, put right. */
export async function loadParameters(
  search: URLSearchParams,
  category?: string,
): Promise<FilterParameters> {
  if ([...search.keys()].every((name) => others.includes(name))) return {};
  return (await loadRules()).readParameters(search, category);
}

/** How products become cards in the list of a category, or of a search. */
export async function loadCardMaker(category?: string): Promise<(product: Product) => ListedCard> {
  return loadRules().then(
    ({ factsOf }) =>
      (product) => ({ ...toCard(product), facts: factsOf(product, category) }),
    () => (product) => ({ ...toCard(product), facts: null }),
  );
}

/** What a search can be filtered by; nothing where nothing is looked for, or nothing that can be. */
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
