import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { attributes } from '#contracts/attributes.ts';
import type { Facet, Facets } from '#contracts/facets.ts';
import {
  attributeOfFilter,
  type FilterKey,
  filterName,
  generalFilters,
} from '#contracts/filters.ts';
import { toRoubles } from '#contracts/money.ts';
import { isOwnFilter } from '#contracts/own-filters.ts';
import { type CharacteristicsByKey, characteristicOf } from '#contracts/shop-characteristics.ts';
import type { FacetCounts, OptionCount } from './count-facets.ts';
import { presentColours } from './present-colours.ts';
import { byFrequency, presentOption, presentOwnFacet, spelledLabel } from './present-options.ts';

/** The counts in the API's form, in the display order of the filters. Attributes without a value in the list are left out. */
export function presentFacets(
  counts: FacetCounts,
  keys: readonly FilterKey[],
  filters: readonly AppliedFilter[],
  defined: CharacteristicsByKey,
): Facets {
  const { price, in_stock: inStock, on_sale: onSale } = generalFilters;
  const [min = null, max = null] = counts.ranges.price ?? [];
  return {
    count: counts.count,
    filters: [
      {
        kind: price.kind,
        name: 'price',
        label: price.label,
        unit: price.unit,
        min: min === null ? null : toRoubles(min),
        max: max === null ? null : toRoubles(max),
      },
      { kind: 'flag', name: 'in_stock', label: inStock.label, count: counts.inStock },
      { kind: 'flag', name: 'on_sale', label: onSale.label, count: counts.onSale },
      ...keys.flatMap((key) => presentFacet(key, counts, defined)),
    ],
    without: filters.map(({ name }, index) => ({
      name,
      label: labelOf(name, counts, defined),
      count: counts.without[index] ?? 0,
    })),
  };
}

function presentFacet(key: FilterKey, counts: FacetCounts, defined: CharacteristicsByKey): Facet[] {
  if (isOwnFilter(key)) return presentOwnFacet(key, counts.options, characteristicOf(defined, key));
  const { label, filter, unit } = { unit: '', ...attributes[key] };
  const name = filterName(key);
  if (filter === 'range') {
    const [min, max] = counts.ranges[name] ?? [null, null];
    return [{ kind: 'range', name, label, unit, min, max }];
  }
  const options = counts.options.filter((option) => option.key === key);
  if (filter === 'flag') {
    const having = options.find(({ value }) => value === 'true');
    return having ? [{ kind: 'flag', name, label, count: having.count }] : [];
  }
  if (options.length === 0) return [];
  if (filter === 'colours') return [presentColours({ name, label }, options)];
  const inOrder = options.toSorted(filter === 'exact' ? byNumber : byFrequency);
  return [{ kind: 'options', name, label, options: inOrder.map(presentOption) }];
}

const byNumber = (a: OptionCount, b: OptionCount): number => Number(a.value) - Number(b.value);

function labelOf(name: string, counts: FacetCounts, defined: CharacteristicsByKey): string {
  if (isOwnFilter(name))
    return characteristicOf(defined, name)?.label ?? spelledLabel(name, counts.options);
  const key = attributeOfFilter(name);
  if (key) return attributes[key].label;
  return generalFilters[name as keyof typeof generalFilters].label;
}
