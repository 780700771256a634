import { isOwnFilter, OWN, optionParameter } from './own-filters.ts';

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

/** Query parameters that set filters, in page addresses and in the API. */
export type FilterParameters = Record<string, number | string | boolean | readonly string[]>;

/** A query parameter of a filter, and the field of the filter that it states. A flag is stated by its name. */
type FilterParameter = readonly [parameter: string, field: string];

/** All query parameters of a filter. */
export function parametersOf({
  kind,
  name,
}: Pick<AppliedFilter, 'kind' | 'name'>): readonly FilterParameter[] {
  switch (kind) {
    case 'range':
      return [
        [`min_${name}`, 'min'],
        [`max_${name}`, 'max'],
      ];
    case 'fit':
      return nicheSides.map((side) => [`fit_${side}`, side]);
    case 'options':
      return [[isOwnFilter(name) ? OWN : name, 'values']];
    case 'flag':
      return [[name, 'name']];
    case 'text':
      return [[name, 'text']];
  }
}

/**
 * The query of filters: `min_price=…`, `color=…&color=…`, `storage_niche=true`, `fit_width=…`, `name=…`, `own=LABEL:…`,
 * `min_own:LABEL=…`. Read again, it gives the same filters (read-filters.ts).
 */
export function writeFilters(filters: readonly AppliedFilter[]): FilterParameters {
  const written: FilterParameters = {};
  for (const filter of filters) {
    for (const [parameter, field] of parametersOf(filter)) {
      const value = statedBy(filter, field);
      if (value === undefined) continue;
      const before = written[parameter];
      written[parameter] = Array.isArray(value) ? [before ?? [], value].flat(2) : value;
    }
  }
  return written;
}

function statedBy(filter: AppliedFilter, field: string): FilterParameters[string] | undefined {
  if (filter.kind === 'flag') return true;
  if (filter.kind === 'options')
    return filter.values.map((value) => optionParameter(filter.name, value)[1]);
  return ({ ...filter } as FilterParameters)[field];
}
