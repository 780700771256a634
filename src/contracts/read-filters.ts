import {
  type AppliedFilter,
  appliedFilters,
  filterKind,
  filterNames,
  nicheSides,
} from './filters.ts';
import { readNumber } from './read-number.ts';
import { toSearchText } from './search-text.ts';

/** The limits of the strict contract (product-query.ts). */
const MAX_OPTIONS = 50;
const MAX_OPTION_LENGTH = 200;
const MAX_NUMBER = 1e9;

/**
 * Reads the filters of these names from a page address. Never fails: invalid values are dropped and swapped limits are reordered, so
 * the strict contract accepts the result. Which filters a category offers is known from its facets only.
 */
export function readFilters(
  search: URLSearchParams,
  names: readonly string[] = filterNames,
): AppliedFilter[] {
  const parameters = names.flatMap((name) => parametersOf(name, search));
  return appliedFilters(Object.fromEntries(parameters));
}

type Parameter = readonly [name: string, value: unknown];

function parametersOf(name: string, search: URLSearchParams): readonly Parameter[] {
  switch (filterKind(name)) {
    case 'range':
      return limitsOf(name, search);
    case 'fit':
      return nicheSides.map((side) => [`fit_${side}`, numberOf(search, `fit_${side}`)]);
    case 'options':
      return [[name, optionsOf(search.getAll(name))]];
    case 'flag':
      return [[name, search.getAll(name).includes('true')]];
    default:
      return [[name, toSearchText(search.get(name) ?? '')]];
  }
}

function limitsOf(name: string, search: URLSearchParams): readonly Parameter[] {
  const min = numberOf(search, `min_${name}`);
  const max = numberOf(search, `max_${name}`);
  const isSwapped = min !== undefined && max !== undefined && min > max;
  return [
    [`min_${name}`, isSwapped ? max : min],
    [`max_${name}`, isSwapped ? min : max],
  ];
}

function numberOf(search: URLSearchParams, parameter: string): number | undefined {
  const number = readNumber(search.get(parameter) ?? '');
  return number !== undefined && number <= MAX_NUMBER ? number : undefined;
}

const optionsOf = (values: readonly string[]): string[] =>
  [...new Set(values)].filter(isOption).slice(0, MAX_OPTIONS);

const isOption = (value: string): boolean =>
  value !== '' && value.length <= MAX_OPTION_LENGTH && !/\p{Cc}/u.test(value);
