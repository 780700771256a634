import { catalogCalls } from '#contracts/calls/catalog.ts';
import { makerCalls } from '#contracts/calls/makers.ts';
import { settingsCalls } from '#contracts/calls/settings.ts';
import { isPreviewAddress } from '#contracts/preview-address.ts';
import { isListParameter } from '#contracts/product-query.ts';
import { typedLengths } from '#contracts/read-filters.ts';

/** Pages that are cached, and the parameters that change them. Other parameters are ignored. */
const pages: readonly (readonly [path: RegExp, isKnown: (parameter: string) => boolean])[] = [
  [/^\/$/, (name) => name === 'page' || name === 'version'],
  [/^\/category\/?$/, () => false],
  [/^\/products\/?$/, (name) => isListParameter(name) || name === typedLengths.name],
  [/^\/makers\/[\w-]+\/?$/, (name) => isListParameter(name) || name === typedLengths.name],
  [/^\/products\/[\w-]+(\/variant\/[\w-]+)?\/?$/, () => false],
];

/** The page of an order has one shell for all links: nothing of it may depend on the token. */
const orderPages = /^\/orders\/t\/[^/]*\/?$/;
const ORDER_SHELL = '/orders/t/-';

/** The token of what a member of the staff has typed and not saved, in the address of the page that shows it. */
export function previewTokenOf(address: string): string | undefined {
  const url = URL.parse(address, 'http://localhost');
  const token = url?.searchParams.get('preview');
  return url && isPreviewAddress(url.pathname, token) ? token : undefined;
}

/** The cache key of a page: its normalized address; null for a page that is not cached. */
export function pageCacheKey(address: string): string | null {
  const { path, parameters } = split(address);
  if (previewTokenOf(address)) return null;
  if (orderPages.test(path)) return ORDER_SHELL;
  const isKnown = pages.find(([pattern]) => pattern.test(path))?.[1];
  return isKnown
    ? join(
        path,
        parameters.filter(([name]) => isKnown(name)),
      )
    : null;
}

const calls: readonly string[] = [
  catalogCalls.listCategories.url,
  catalogCalls.listProducts.url,
  catalogCalls.getFacets.url,
  catalogCalls.listNewProducts.url,
  settingsCalls.getSiteSettings.url,
  makerCalls.list.url,
];
const detailCall =
  /^\/api\/(?:(?:category|products|pages|makers)\/[\w-]+|products\/[\w-]+\/(?:similar|companions))\/$/;

/** The cache key of an API call. Unknown parameters stay in the key, because the API refuses them. */
export function apiCacheKey(address: string): string | null {
  const { path, parameters } = split(address);
  const whole = path.endsWith('/') ? path : `${path}/`;
  return calls.includes(whole) || detailCall.test(whole) ? join(whole, parameters) : null;
}

type Parameters = [name: string, value: string][];

/** Splits like the router: the query starts at the first `?`. */
function split(address: string): { path: string; parameters: Parameters } {
  const end = address.indexOf('?');
  if (end === -1) return { path: address, parameters: [] };
  const query = address.slice(end + 1);
  return { path: address.slice(0, end), parameters: [...new URLSearchParams(query)] };
}

/** Sorts parameters by name, so that their order does not matter. The order of repeated values stays. */
function join(path: string, parameters: Parameters): string {
  if (parameters.length === 0) return path;
  const sorted = parameters
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.length > 0 ? `${path}?${new URLSearchParams(sorted)}` : path;
}
