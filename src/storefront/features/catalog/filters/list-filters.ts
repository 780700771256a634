import { onlyShade } from '#contracts/colour-families.ts';
import type { Facet, Facets } from '#contracts/facets.ts';
import { type FilterParameters, filterParameters, nicheSides } from '#contracts/filters.ts';
import { optionParameter, yesOf } from '#contracts/own-filters.ts';
import { readFilters } from '#contracts/read-filters.ts';
import { parameterNames } from './filter-fields.ts';

export { commonFilters } from '#contracts/filters.ts';
export { searchFilters } from '#contracts/search-filters.ts';
export { attributesOf, filterDataOf } from './card-filter-data.ts';

/** The valid filters of an address as normalised parameters. `names`: all filters unless given. */
export const readParameters = (
  search: URLSearchParams,
  names?: readonly string[],
): FilterParameters => filterParameters(readFilters(search, names));

/** Filters of every list that are not among its facets. */
const always: readonly string[] = ['name', ...nicheSides.map((side) => `fit_${side}`)];

/**
 * The parameters without filters and options that the list does not have, in the list's spelling; undefined when all are known and
 * spelled so.
 */
export function withoutUnknown(
  parameters: FilterParameters,
  { filters }: Facets,
): FilterParameters | undefined {
  const offered = new Map(
    [...always, ...filters.flatMap(parameterNames)].map((name) => [name.toLowerCase(), name]),
  );
  const spelled = spelledOptions(filters);
  const known = Object.entries(parameters).flatMap(([given, value]) => {
    const name = offered.get(given.toLowerCase());
    if (!name) return [];
    if (!Array.isArray(value)) return [[name, value]];
    const values = value.flatMap((one) => spelled.get(keyOf(name, one)) ?? []);
    return values.length > 0 ? [[name, [...new Set(values)]]] : [];
  });
  const right: FilterParameters = Object.fromEntries(known);
  return JSON.stringify(right) === JSON.stringify(parameters) ? undefined : right;
}

/** All options of the list as an address states them. */
const spelledOptions = (filters: readonly Facet[]): ReadonlyMap<string, string> =>
  new Map(
    filters.flatMap((facet) =>
      valuesOf(facet).map((value) => {
        const [parameter, text] = optionParameter(facet.name, value);
        return [keyOf(parameter, text), text] as const;
      }),
    ),
  );

/** Families and shades with the name of their family are values too. */
function valuesOf(facet: Facet): string[] {
  if (facet.kind === 'flag') return [yesOf(facet.name)];
  if (facet.kind === 'range') return [];
  const { options, families = [] } = facet;
  return [
    ...options.map(({ value }) => value),
    ...families.map(({ value }) => value),
    ...families.flatMap(({ value, only }) => (only === null ? [] : [onlyShade(value)])),
  ];
}

const keyOf = (parameter: string, text: string): string => `${parameter} ${text.toLowerCase()}`;
