import type { Facets } from '#contracts/facets.ts';
import { type FilterParameters, filterParameters } from '#contracts/filters.ts';
import { readFilters } from '#contracts/read-filters.ts';

export { filterDataOf } from './card-filter-data.ts';

/** The valid filters of an address as normalised parameters. */
export const readParameters = (search: URLSearchParams, category?: string): FilterParameters =>
  filterParameters(readFilters(search, category));

/** The parameters without options that the list does not have; undefined when all options are known. */
export function withoutUnknown(
  parameters: FilterParameters,
  { filters }: Facets,
): FilterParameters | undefined {
  const known = Object.entries(parameters).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    const facet = filters.find((one) => one.name === name);
    const offered = facet?.kind === 'options' ? facet.options.map((option) => option.value) : [];
    return [name, value.filter((one) => offered.includes(one))];
  });
  const right: FilterParameters = Object.fromEntries(
    known.filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
  return JSON.stringify(right) === JSON.stringify(parameters) ? undefined : right;
}
