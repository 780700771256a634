import { apiPaths } from '#contracts/paths.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import type { Shop } from '#contracts/shop.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { type Reader, usable } from './answers/json.ts';
import { readCategories, readCategoryDetails } from './answers/site.ts';
import { callApi } from './call-api.ts';
import { fillPath } from './fill-path.ts';
import { lastSettings, rememberSettings } from './last-settings.ts';

const get = async (path: string, query: Record<string, unknown> = {}): Promise<unknown> => {
  const search = searchParameters(query).toString();
  return (await callApi('GET', search ? `${path}?${search}` : path)).data;
};

/**
 * Loads readers in parallel with the first answer that needs them. The first page is server-rendered and does not need them.
 */
const getWith =
  <Readers>(load: () => Promise<Readers>) =>
  async <Value>(
    pick: (readers: Readers) => Reader<Value>,
    path: string,
    query?: Record<string, unknown>,
  ): Promise<Value> => {
    const readers = loadChunk(load);
    const [json, read] = await Promise.all([get(path, query), readers.then(pick)]);
    return usable(read(json), path);
  };

const loadGoods = () => import('./answers/goods.ts');
const getGoods = getWith(loadGoods);
const getSettings = getWith(() => import('./answers/settings.ts'));

/** All that a page shows of the settings comes of one call. */
let reading: Promise<SiteSettings> | undefined;

const forgetReading = () => {
  reading = undefined;
};

async function readSiteSettings(): Promise<SiteSettings> {
  const settings = await getSettings((to) => to.readSettings, apiPaths.siteSettings);
  rememberSettings(settings);
  return settings;
}

/** The shop for the browser: calls the public API of spec section 7 and validates each answer against its contract. */
export const shopClient: Shop = {
  siteSettings: () => (reading ??= readSiteSettings().finally(forgetReading)),
  lastSettings,
  page: (slug, version) =>
    getSettings((to) => to.readTextPage, fillPath(apiPaths.textPage, slug), { version }),
  categories: async () => usable(readCategories(await get(apiPaths.categories)), 'categories'),
  category: async (slug) =>
    usable(readCategoryDetails(await get(fillPath(apiPaths.category, slug))), 'category'),
  products: (query) => getGoods((to) => to.readProductPage, apiPaths.products, query),
  facets: (query) => getGoods((to) => to.readFacetsAnswer, apiPaths.facets, query),
  product: (idOrSlug) =>
    getGoods((to) => to.readProductDetails, fillPath(apiPaths.product, idOrSlug)).catch(
      async (error: unknown) => {
        throw (await loadChunk(loadGoods)).readableRefusal(error, idOrSlug);
      },
    ),
  similar: (idOrSlug, page_size) =>
    getGoods((to) => to.readProducts, address(apiPaths.similar, idOrSlug), { page_size }),
  newProducts: () => getGoods((to) => to.readProducts, apiPaths.newProducts),
};
