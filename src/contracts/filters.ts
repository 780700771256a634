import { type AppliedFilter, parametersOf } from './applied-filters.ts';
import {
  type AttributeFilter,
  type AttributeKey,
  attributes,
  outerSizes,
  shownKeys,
} from './attributes.ts';
import { isOwnFilter, OWN, type OwnFilterName } from './own-filters.ts';

/** Filters of every list besides the attributes. */
export const generalFilters = {
  price: { label: 'Цена', kind: 'range', unit: '₽' },
  name: { label: 'Название', kind: 'text' },
  fit: { label: 'Поместится в нишу', kind: 'fit', unit: 'мм' },
  in_stock: { label: 'В наличии', kind: 'flag' },
  on_sale: { label: 'Со скидкой', kind: 'flag' },
} as const;

/** What a list can be filtered by beside the general filters: an attribute, or an own characteristic with its label in lower case. */
export type FilterKey = AttributeKey | OwnFilterName;

/** The name of an attribute's filter in an address: `width` for `dimensions_width`, otherwise the key itself. */
export const filterName = (key: FilterKey): string => key.replace(/^dimensions_/, '');

const keysByFilterName: ReadonlyMap<string, AttributeKey> = new Map(
  shownKeys.map((key) => [filterName(key), key]),
);

/** The attribute behind a filter; undefined for the general ones. */
export const attributeOfFilter = (name: string): AttributeKey | undefined =>
  keysByFilterName.get(name);

const kinds: Record<AttributeFilter, AppliedFilter['kind']> = {
  range: 'range',
  exact: 'options',
  options: 'options',
  colours: 'options',
  flag: 'flag',
};

const kindsByName = new Map<string, AppliedFilter['kind']>([
  ...Object.entries(generalFilters).map(([name, { kind }]) => [name, kind] as const),
  ...[...keysByFilterName].map(([name, key]) => [name, kinds[attributes[key].filter]] as const),
  [OWN, 'options'],
]);

/** The kind of a filter; undefined for an unknown name. That of an own filter is known from its facet: it may be a range as well. */
export const filterKind = (name: string): AppliedFilter['kind'] | undefined =>
  isOwnFilter(name) ? 'options' : kindsByName.get(name);

/** All filters with their query parameters, in the order of an address. Own filters by options share the last one. */
export const knownFilters = [...kindsByName].map(([name, kind]) => ({
  name,
  kind,
  parameters: parametersOf({ kind, name }),
}));

/** The names of all filters. */
export const filterNames: readonly string[] = [...kindsByName.keys()];

/** Attributes that most products have: the filters of a search, and of a category that the specification does not list. */
export const commonFilters: readonly AttributeKey[] = [
  'type_of_product',
  ...outerSizes,
  'material',
  'color',
  'interior_style',
  'brand',
];
