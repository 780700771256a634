import { bedSizes, outerSizes } from './attributes.ts';
import { commonFilters, filterName, generalFilters } from './filters.ts';

/** All filters of a search: first the general ones, then those of attributes. */
export const searchFilters: readonly string[] = [
  ...Object.keys(generalFilters),
  ...commonFilters.map(filterName),
];

/** The filters that spec section 5 names. A list shows them even if they have only one value. */
const named: readonly string[] = ['price', ...[...outerSizes, ...bedSizes].map(filterName)];

export const isNamedFilter = (name: string): boolean => named.includes(name);
