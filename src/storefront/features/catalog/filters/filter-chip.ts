import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { attributes } from '#contracts/attributes.ts';
import type { CurrencySign } from '#contracts/currency-signs.ts';
import { attributeOfFilter, generalFilters } from '#contracts/filters.ts';
import { isOwnFilter, ownLabel } from '#contracts/own-filters.ts';
import { isLengthParameter } from '#contracts/read-length.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { shownUnit } from '#messages/words/price.ts';
import { type FilterFields, withoutFilter, withTick } from './filter-fields.ts';
import type { PanelFilter } from './panel-filters.ts';

/** One chosen filter value as text, and the fields after its removal. */
export interface FilterChip {
  readonly text: string;
  without(fields: FilterFields): FilterFields;
}

/** The chips of all filters that are set. Each option is a chip of its own. `facets` know the units of own filters. */
export const chipsOf = (
  applied: readonly AppliedFilter[],
  facets: readonly PanelFilter[],
  currency: CurrencySign,
): FilterChip[] =>
  applied.flatMap((filter): FilterChip[] => {
    const { label, unit } = definitionOf(filter.name, facets);
    if (filter.kind === 'options') {
      return filter.values.map((value) => ({
        text: filterMessages.option(label, value),
        without: (fields) => withTick(fields, filter.name, value, false),
      }));
    }
    return [
      {
        text: textOf(filter, label, shownUnit(unit, currency)),
        without: (fields) => withoutFilter(fields, filter),
      },
    ];
  });

function textOf(
  filter: Exclude<AppliedFilter, { kind: 'options' }>,
  label: string,
  unit: string,
): string {
  switch (filter.kind) {
    case 'range':
      return filterMessages.range(
        { label, unit, isLength: isLengthParameter(`min_${filter.name}`) },
        filter,
      );
    case 'fit':
      return filterMessages.chosenNiche(filter);
    case 'text':
      return filterMessages.name(filter.text);
    case 'flag':
      return label;
  }
}

function definitionOf(
  name: string,
  facets: readonly PanelFilter[],
): { label: string; unit: string } {
  if (isOwnFilter(name)) {
    const facet = facets.find((one) => one.kind === 'range' && one.name === name);
    return { label: ownLabel(name), unit: '', ...facet };
  }
  const key = attributeOfFilter(name);
  return {
    unit: '',
    ...(key ? attributes[key] : generalFilters[name as keyof typeof generalFilters]),
  };
}
