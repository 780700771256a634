import { apiPaths } from '#contracts/paths.ts';
import type { Shop } from '#contracts/shop.ts';
import { callApi } from './call-api.ts';

const get = async <Answer>(path: string, query: Record<string, unknown> = {}): Promise<Answer> => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
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
  product: (idOrSlug) => get(address(apiPaths.product, idOrSlug)),
  newProducts: () => get(apiPaths.newProducts),
};
