import { offeredFilters } from './category-filters.ts';
import { type AppliedFilter, appliedFilters, filterKind, nicheSides } from './filters.ts';
import { readNumber } from './read-number.ts';
import { toSearchText } from './search-text.ts';

/** The strict contract's own limits (product-query.ts). */
const MOST_OPTIONS = 50;
const LONGEST_OPTION = 200;
const GREATEST = 1e9;

/**
 * The filters that an address sets in a category, or in a search. Never refuses: what makes no sense is dropped, limits that
 * changed places are put right, so that the strict contract takes whatever comes out.
 */
export function readFilters(search: URLSearchParams, category?: string): AppliedFilter[] {
  const parameters = offeredFilters(category).flatMap((name) => parametersOf(name, search));
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
  const isTurned = min !== undefined && max !== undefined && min > max;
  return [
    [`min_${name}`, isTurned ? max : min],
    [`max_${name}`, isTurned ? min : max],
  ];
}

function numberOf(search: URLSearchParams, parameter: string): number | undefined {
  const number = readNumber(search.get(parameter) ?? '');
  return number !== undefined && number <= GREATEST ? number : undefined;
}

const optionsOf = (values: readonly string[]): string[] =>
  [...new Set(values)].filter(isOption).slice(0, MOST_OPTIONS);

const isOption = (value: string): boolean =>
  value !== '' && value.length <= LONGEST_OPTION && !/\p{Cc}/u.test(value);
