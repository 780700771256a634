import { type AppliedFilter, writeFilters } from '#contracts/applied-filters.ts';
import type { AttributeKey } from '#contracts/attributes.ts';
import type { Product } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { type JsonText, parseJsonText, toJsonText } from '../../../json-text.ts';
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

const others: readonly string[] = ['category', 'q', 'o', 'page', 'page_size', 'lengths'];

type Rules = Awaited<ReturnType<typeof loadRules>>;

/** The valid filters of a category's address. Which of them the category has is known from its facets. */
export const loadFilters = (search: URLSearchParams): Promise<AppliedFilter[]> =>
  readWith((rules) => rules.readFilters(search), search);

/** The valid filters of a search's address. */
export const loadSearchFilters = (search: URLSearchParams): Promise<AppliedFilter[]> =>
  readWith((rules) => rules.readFilters(search, rules.searchFilters), search);

async function readWith(
  read: (rules: Rules) => AppliedFilter[],
  search: URLSearchParams,
): Promise<AppliedFilter[]> {
  if ([...search.keys()].every((name) => others.includes(name))) return [];
  return read(await loadRules());
}

/** Turns a product into a card. */
export type MakeCard = (product: Product) => ListedCard;

/** Makes cards that can be filtered by the facets of their list. Without facets, cards are not filtered in the browser. */
export async function loadCardMaker(facets: Block<JsonText<Facets>>): Promise<MakeCard> {
  if (!facets.ok) return makePlainCard;
  return loadMakerFor(({ attributesOf }) => attributesOf(parseJsonText(facets.data)));
}

/** Makes cards that can be filtered by what every search offers. */
export const loadSearchCardMaker = (): Promise<MakeCard> =>
  loadMakerFor((rules) => rules.commonFilters);

async function loadMakerFor(
  attributes: (rules: Rules) => readonly AttributeKey[],
): Promise<MakeCard> {
  return loadRules().then(
    (rules) => {
      const keys = attributes(rules);
      return (product) => ({ ...toCard(product), filterData: rules.filterDataOf(product, keys) });
    },
    () => makePlainCard,
  );
}

const makePlainCard: MakeCard = (product) => ({ ...toCard(product), filterData: null });

/** The facets of a search; `ok: false` when the text is empty or the server refuses it. */
export async function loadSearchFacets(
  shop: Shop,
  text: string,
  filters: readonly AppliedFilter[],
): Promise<Block<JsonText<Facets>>> {
  if (!text) return { ok: false };
  const asked = shop.facets({ ...writeFilters(filters), search: text }).then(toJsonText);
  const answer = await block(asked.catch(nullIfRefused));
  return answer.ok && answer.data !== null ? { ok: true, data: answer.data } : { ok: false };
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ShopError && error.code === 'invalid') return null;
  throw error;
}
