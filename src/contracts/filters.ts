import {
  type AttributeFilter,
  type AttributeKey,
  attributes,
  outerSizes,
  shownKeys,
} from './attributes.ts';
import {
  isOwnFilter,
  MOST_OWN_FILTERS,
  OWN,
  type OwnFilterName,
  optionParameter,
  ownOptions,
  readOwnLimit,
} from './own-filters.ts';

/** One set filter. Lengths are mm, prices roubles. */
export type AppliedFilter =
  | { readonly kind: 'range'; readonly name: string; readonly min?: number; readonly max?: number }
  | { readonly kind: 'options'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'flag'; readonly name: string }
  | { readonly kind: 'text'; readonly name: 'name'; readonly text: string }
  | ({ readonly kind: 'fit'; readonly name: 'fit' } & Niche);

/** The niche that the furniture must fit into, mm. An absent side is not limited. */
export interface Niche {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
}

export const nicheSides = ['width', 'height', 'depth'] as const;

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

/** The kind of a filter; undefined for an unknown name. That of an own filter is known from its facet: it may be a range as well. */
export function filterKind(name: string): AppliedFilter['kind'] | undefined {
  if (Object.hasOwn(generalFilters, name))
    return generalFilters[name as keyof typeof generalFilters].kind;
  if (name === OWN || isOwnFilter(name)) return 'options';
  const key = attributeOfFilter(name);
  return key && kinds[attributes[key].filter];
}

const kinds: Record<AttributeFilter, AppliedFilter['kind']> = {
  range: 'range',
  exact: 'options',
  options: 'options',
  colours: 'options',
  flag: 'flag',
};

/** The names of all filters. Own filters share the last one as their parameter. */
export const filterNames: readonly string[] = [
  ...Object.keys(generalFilters),
  ...keysByFilterName.keys(),
  OWN,
];

/** Attributes that most products have: the filters of a search, and of a category that the specification does not list. */
export const commonFilters: readonly AttributeKey[] = [
  'type_of_product',
  ...outerSizes,
  'material',
  'color',
  'interior_style',
  'brand',
];

/** Query parameters that set filters, in page addresses and in the API. */
export type FilterParameters = Record<string, number | string | boolean | readonly string[]>;

/** `min_price=…`, `color=…&color=…`, `storage_niche=true`, `fit_width=…`, `name=…`, `own=LABEL:…`, `min_own:LABEL=…`. */
export function filterParameters(filters: readonly AppliedFilter[]): FilterParameters {
  const isOwnOption = ({ kind, name }: AppliedFilter) => kind === 'options' && isOwnFilter(name);
  const own = filters.flatMap((filter) =>
    filter.kind === 'options' && isOwnFilter(filter.name)
      ? filter.values.map((value) => optionParameter(filter.name, value)[1])
      : [],
  );
  const parameters = filters.filter((filter) => !isOwnOption(filter)).map(parametersOf);
  return Object.assign({}, ...parameters, own.length > 0 ? { [OWN]: own } : undefined);
}

function parametersOf(filter: AppliedFilter): FilterParameters {
  const { name } = filter;
  switch (filter.kind) {
    case 'range':
      return given({ [`min_${name}`]: filter.min, [`max_${name}`]: filter.max });
    case 'options':
      return { [name]: filter.values };
    case 'flag':
      return { [name]: true };
    case 'text':
      return { [name]: filter.text };
    case 'fit':
      return given(Object.fromEntries(nicheSides.map((side) => [`fit_${side}`, filter[side]])));
  }
}

const given = (values: Record<string, number | undefined>): FilterParameters =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/** The filters that parameters set, in the order of {@link filterNames}, ranges of own filters last. The parameters must be validated. */
export function appliedFilters(parameters: Record<string, unknown>): AppliedFilter[] {
  const named = filterNames.flatMap((name) =>
    name === OWN ? ownFilters(parameters[OWN]) : (appliedFilter(name, parameters) ?? []),
  );
  return [...named, ...ownRanges(parameters)];
}

function ownRanges(parameters: Record<string, unknown>): AppliedFilter[] {
  const byKey = new Map<string, Extract<AppliedFilter, { kind: 'range' }>>();
  for (const [parameter, value] of Object.entries(parameters)) {
    const limit = value === undefined ? undefined : readOwnLimit(parameter);
    if (!limit) continue;
    const { name, end } = limit;
    const key = name.toLowerCase();
    byKey.set(key, { kind: 'range', name, ...byKey.get(key), [end]: Number(value) });
  }
  return [...byKey.values()].slice(0, MOST_OWN_FILTERS);
}

const ownFilters = (texts: unknown): AppliedFilter[] =>
  Array.isArray(texts)
    ? ownOptions(texts).map(([name, values]) => ({ kind: 'options', name, values }))
    : [];

function appliedFilter(
  name: string,
  parameters: Record<string, unknown>,
): AppliedFilter | undefined {
  const number = (key: string) => parameters[key] as number | undefined;
  const value = parameters[name];
  switch (filterKind(name)) {
    case 'range': {
      const limits = definedValues({ min: number(`min_${name}`), max: number(`max_${name}`) });
      return limits && { kind: 'range', name, ...limits };
    }
    case 'options':
      return Array.isArray(value) && value.length > 0
        ? { kind: 'options', name, values: [...new Set(value as string[])] }
        : undefined;
    case 'flag':
      return value === true ? { kind: 'flag', name } : undefined;
    case 'text': {
      const text = typeof value === 'string' ? value.trim() : '';
      return text ? { kind: 'text', name: 'name', text } : undefined;
    }
    case 'fit': {
      const sides = definedValues(
        Object.fromEntries(nicheSides.map((side) => [side, number(`fit_${side}`)])),
      );
      return sides && { kind: 'fit', name: 'fit', ...sides };
    }
    default:
      return undefined;
  }
}

/** Drops undefined values; undefined if none remains. */
function definedValues(
  values: Record<string, number | undefined>,
): Record<string, number> | undefined {
  const stated = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return stated.length > 0 ? Object.fromEntries(stated) : undefined;
}
