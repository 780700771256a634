import { apiPaths } from '#contracts/paths.ts';
import { listParameters } from '#contracts/product-query.ts';

/** Pages that are worth keeping, and the parameters that they know; any other parameter makes no other page. */
const pages: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/$/, ['page']],
  [/^\/category\/?$/, []],
  [/^\/products\/?$/, listParameters],
  [/^\/products\/[\w-]+(\/variant\/[\w-]+)?\/?$/, []],
];

/** What the page at this address is kept under, itself an address of the same page; null where it is not kept. */
export function keptPage(address: string): string | null {
  const { path, parameters } = split(address);
  const known = pages.find(([pattern]) => pattern.test(path))?.[1];
  return known
    ? join(
        path,
        parameters.filter(([name]) => known.includes(name)),
      )
    : null;
}

const calls: readonly string[] = [
  apiPaths.categories,
  apiPaths.products,
  apiPaths.facets,
  apiPaths.newProducts,
  apiPaths.siteSettings,
];
const oneOf = /^\/api\/(category|products)\/[\w-]+\/$/;

/** The same of the API, whose unknown parameters are refused. */
export function keptCall(address: string): string | null {
  const { path, parameters } = split(address);
  const whole = path.endsWith('/') ? path : `${path}/`;
  return calls.includes(whole) || oneOf.test(whole) ? join(whole, parameters) : null;
}

type Parameters = [name: string, value: string][];

/** As the router does it: all that follows the first `?` are parameters, whatever stands among them. */
function split(address: string): { path: string; parameters: Parameters } {
  const end = address.indexOf('?');
  if (end === -1) return { path: address, parameters: [] };
  const query = address.slice(end + 1);
  return { path: address.slice(0, end), parameters: [...new URLSearchParams(query)] };
}

/** Parameters in one order, whatever order they came in; the order of the values of one stays. */
function join(path: string, parameters: Parameters): string {
  if (parameters.length === 0) return path;
  const sorted = parameters
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.length > 0 ? `${path}?${new URLSearchParams(sorted)}` : path;
}
