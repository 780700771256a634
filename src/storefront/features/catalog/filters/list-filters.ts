import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { onlyShade } from '#contracts/colour-families.ts';
import type { Facet, Facets } from '#contracts/facets.ts';
import { yesOf } from '#contracts/own-filters.ts';

export { commonFilters } from '#contracts/filters.ts';
export { readFilters } from '#contracts/read-filters.ts';
export { searchFilters } from '#contracts/search-filters.ts';
export { attributesOf, filterDataOf } from './card-filter-data.ts';

/** Whether filters set the one that a facet offers. */
export const isSet = (filters: readonly AppliedFilter[], facet: NamedFacet): boolean =>
  filters.some((filter) => isOfferedBy(facet, filter));

type NamedFacet = Pick<Facet, 'kind' | 'name'>;

/** An own filter by options and one by limits may have the same label, in any case. */
const isOfferedBy = (facet: NamedFacet, { kind, name }: AppliedFilter): boolean =>
  name.toLowerCase() === facet.name.toLowerCase() &&
  (kind === 'range') === (facet.kind === 'range');

/**
 * The filters without those and their options that the list does not have, in the list's spelling; undefined when all are known and
 * spelled so.
 */
export function withoutUnknown(
  filters: readonly AppliedFilter[],
  { filters: facets }: Facets,
): readonly AppliedFilter[] | undefined {
  const known = filters.flatMap((filter) => knownPart(filter, facets));
  return JSON.stringify(known) === JSON.stringify(filters) ? undefined : known;
}

function knownPart(filter: AppliedFilter, facets: readonly Facet[]): AppliedFilter[] {
  // Every list has these two, and they are no facets.
  if (filter.kind === 'text' || filter.kind === 'fit') return [filter];
  const facet = facets.find((one) => isOfferedBy(one, filter));
  if (!facet) return [];
  const { name } = facet;
  if (filter.kind !== 'options') return [{ ...filter, name }];
  const spelled = new Map(valuesOf(facet).map((value) => [value.toLowerCase(), value]));
  const known = filter.values.flatMap((value) => spelled.get(value.toLowerCase()) ?? []);
  return known.length > 0 ? [{ ...filter, name, values: [...new Set(known)] }] : [];
}

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
