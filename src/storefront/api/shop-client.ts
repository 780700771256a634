import { catalogCalls } from '#contracts/calls/catalog.ts';
import { makerCalls } from '#contracts/calls/makers.ts';
import { settingsCalls } from '#contracts/calls/settings.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import type { Shop } from '#contracts/shop.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { type Reader, usable } from './answers/json.ts';
import { readCategories, readCategoryDetails } from './answers/site.ts';
import { callApi } from './call-api.ts';
import { fillPath } from './fill-path.ts';
import { lastSettings, rememberSettings } from './last-settings.ts';
import type { Call } from './send.ts';

const get = async (call: Call, query: Record<string, unknown> = {}): Promise<unknown> => {
  const search = searchParameters(query).toString();
  const url = search ? `${call.url}?${search}` : call.url;
  return (await callApi({ ...call, url })).data;
};

/**
 * Loads readers in parallel with the first answer that needs them. The first page is server-rendered and does not need them.
 */
const getWith =
  <Readers>(load: () => Promise<Readers>) =>
  async <Value>(
    pick: (readers: Readers) => Reader<Value>,
    call: Call,
    query?: Record<string, unknown>,
  ): Promise<Value> => {
    const readers = loadChunk(load);
    const [json, read] = await Promise.all([get(call, query), readers.then(pick)]);
    return usable(read(json), call.url);
  };

const loadGoods = () => import('./answers/goods.ts');
const getGoods = getWith(loadGoods);
const getMakers = getWith(() => import('./answers/makers.ts'));
const getSettings = getWith(() => import('./answers/settings.ts'));

/** All that a page shows of the settings comes of one call. */
let reading: Promise<SiteSettings> | undefined;

const forgetReading = () => {
  reading = undefined;
};

async function readSiteSettings(): Promise<SiteSettings> {
  const settings = await getSettings((to) => to.readSettings, settingsCalls.getSiteSettings);
  rememberSettings(settings);
  return settings;
}

/** The shop for the browser: calls the public API of spec section 7 and validates each answer against its contract. */
export const shopClient: Shop = {
  siteSettings: () => (reading ??= readSiteSettings().finally(forgetReading)),
  lastSettings,
  page: (slug, version) =>
    getSettings((to) => to.readTextPage, fillPath(settingsCalls.getTextPage, slug), { version }),
  categories: async () =>
    usable(readCategories(await get(catalogCalls.listCategories)), 'categories'),
  category: async (slug) =>
    usable(readCategoryDetails(await get(fillPath(catalogCalls.getCategory, slug))), 'category'),
  makers: () => getMakers((to) => to.readMakers, makerCalls.list),
  maker: (slug) => getMakers((to) => to.readMaker, fillPath(makerCalls.get, slug)),
  products: (query) => getGoods((to) => to.readProductPage, catalogCalls.listProducts, query),
  facets: (query) => getGoods((to) => to.readFacetsAnswer, catalogCalls.getFacets, query),
  product: (idOrSlug) =>
    getGoods((to) => to.readProductDetails, fillPath(catalogCalls.getProduct, idOrSlug)).catch(
      async (error: unknown) => {
        throw (await loadChunk(loadGoods)).readableRefusal(error, idOrSlug);
      },
    ),
  similar: (idOrSlug, page_size) =>
    getGoods((to) => to.readProducts, fillPath(catalogCalls.listSimilar, idOrSlug), { page_size }),
  companions: (idOrSlug, variant) =>
    getGoods((to) => to.readProducts, fillPath(catalogCalls.listCompanions, idOrSlug), { variant }),
  newProducts: () => getGoods((to) => to.readProducts, catalogCalls.listNewProducts),
};
