import { apiPaths } from '#contracts/paths.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import type { Shop } from '#contracts/shop.ts';
import { callApi } from './call-api.ts';

const get = async <Answer>(path: string, query: Record<string, unknown> = {}): Promise<Answer> => {
  const search = searchParameters(query).toString();
  return (await callApi<Answer>('GET', search ? `${path}?${search}` : path)).data;
};

/** The pattern with its one parameter filled in; its last slash stays. */
const address = (pattern: string, value: string): string =>
  pattern.replace(/:\w+/, encodeURIComponent(value));

/** The shop as the browser sees it: the public API of spec section 7. */
export const shopClient: Shop = {
  siteSettings: () => get(apiPaths.siteSettings),
  categories: () => get(apiPaths.categories),
  category: (slug) => get(address(apiPaths.category, slug)),
  products: (query) => get(apiPaths.products, query),
  facets: (query) => get(apiPaths.facets, query),
  product: (idOrSlug) => get(address(apiPaths.product, idOrSlug)),
  newProducts: () => get(apiPaths.newProducts),
};
