import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Facet, Facets } from '#contracts/facets.ts';

/** The filters that tell the goods of a maker apart: those of the whole shop without the brand, and without what no good of the maker has. */
export const makerFacets = (
  { filters, without, ...facets }: Facets,
  applied: readonly AppliedFilter[],
): Facets => ({
  ...facets,
  filters: filters.filter(isOther).flatMap((one) => withChoice(one, applied)),
  without: without.filter(isOther),
});

const isOther = ({ name }: { name: string }) => name !== 'brand';

/** What is chosen stays, to be taken back. */
function withChoice(facet: Facet, applied: readonly AppliedFilter[]): Facet[] {
  if (facet.kind !== 'options') return [facet];
  const chosen = applied.flatMap((one) =>
    one.kind === 'options' && one.name === facet.name ? one.values : [],
  );
  const isThere = ({ value, count }: { value: string; count: number }) =>
    count > 0 || chosen.includes(value);
  const options = facet.options.filter(isThere);
  if (options.length < 2 && chosen.length === 0) return [];
  const families = facet.families?.filter(isThere);
  return [{ ...facet, options, ...(families && { families }) }];
}
