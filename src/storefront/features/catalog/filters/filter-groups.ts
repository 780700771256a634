import { attributeGroups, attributes } from '#contracts/attributes.ts';
import { attributeOfFilter, generalFilters } from '#contracts/filters.ts';
import { isOwnFilter } from '#contracts/own-filters.ts';
import { isLengthParameter } from '#contracts/read-length.ts';
import { isNamedFilter } from '#contracts/search-filters.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import type { PanelFilter } from './panel-filters.ts';

/** Filters in one collapsible section. */
export interface FilterGroup {
  readonly label: string;
  readonly facets: readonly PanelFilter[];
}

/** Groups the attribute filters in the registry's order: measures of one kind share a group, yes/no filters come last. */
export function groupFacets(facets: readonly PanelFilter[]): FilterGroup[] {
  const own = facets.filter(({ name }) => !Object.hasOwn(generalFilters, name));
  const groups: { kind: string; facets: PanelFilter[] }[] = [];
  for (const facet of own.filter(({ kind }) => kind !== 'flag')) {
    const kind = facet.kind === 'range' ? measureGroup(facet.name) : facet.name;
    const last = groups.at(-1);
    if (last?.kind === kind) last.facets.push(facet);
    else groups.push({ kind, facets: [facet] });
  }
  const flags = own.filter(({ kind }) => kind === 'flag');
  return [
    ...groups.map((group) => ({ label: labelOf(group), facets: group.facets })),
    ...(flags.length > 0 ? [{ label: filterMessages.yesOrNo, facets: flags }] : []),
  ];
}

const groupOf = (name: string) => attributes[attributeOfFilter(name) ?? 'dimensions_width'].group;

/** A range of the owner's own stands alone. */
const measureGroup = (name: string): string =>
  isOwnFilter(name) ? name : `${groupOf(name)} measures`;

function labelOf({ facets }: { facets: readonly PanelFilter[] }): string {
  const [first, second] = facets;
  if (!first) return '';
  if (second) return attributeGroups[groupOf(first.name)];
  const { kind, name, label } = first;
  return kind === 'range'
    ? filterMessages.rangeLabel(label, first.unit, isLengthParameter(`min_${name}`))
    : label;
}

/** Whether a filter is shown. The filters that the specification names always are; others need two different limits or two options. */
export function offersChoice(facet: PanelFilter): boolean {
  if (isNamedFilter(facet.name)) return true;
  if (facet.kind === 'range') return facet.min !== null && facet.min !== facet.max;
  return facet.kind === 'flag' || facet.options === null || facet.options.length > 1;
}
