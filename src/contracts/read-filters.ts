import {
  type AppliedFilter,
  appliedFilters,
  filterKind,
  filterNames,
  nicheSides,
} from './filters.ts';
import type { NumberStyle } from './number-style.ts';
import { OWN, readOwnLimit } from './own-filters.ts';
import { isLengthParameter, readLength, readMillimetres } from './read-length.ts';
import { numberOf as numberIn } from './read-number.ts';
import { toSearchText } from './search-text.ts';

/** The limits of the strict contract (product-query.ts). */
const MAX_OPTIONS = 50;
const MAX_OPTION_LENGTH = 200;
const MAX_NUMBER = 1e9;

/**
 * `lengths=typed` marks an address that a form without JavaScript has made: its lengths are as typed, and small numbers are centimetres. All
 * other addresses have millimetres.
 */
export const typedLengths = { name: 'lengths', value: 'typed' } as const;

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
      return [[name, optionsOf(search.getAll(name))], ...(name === OWN ? ownLimits(search) : [])];
    case 'flag':
      return [[name, search.getAll(name).includes('true')]];
    default:
      return [[name, toSearchText(search.get(name) ?? '')]];
  }
}

/** The limits of own filters. The first spelling of a label counts. */
function ownLimits(search: URLSearchParams): readonly Parameter[] {
  const names = new Map<string, string>();
  for (const parameter of search.keys()) {
    const { name } = readOwnLimit(parameter) ?? {};
    if (name && isOption(name))
      names.set(name.toLowerCase(), names.get(name.toLowerCase()) ?? name);
  }
  return [...names.values()].flatMap((name) => limitsOf(name, search));
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
  const number = readerOf(parameter, search)(search.get(parameter) ?? '');
  return number !== undefined && number <= MAX_NUMBER ? number : undefined;
}

/** A typed limit is only looked for: of two meanings the price has the greater, and other numbers the one that addresses have. */
const styleOfPrices: NumberStyle = { '.': 'thousands', ',': 'thousands' };
const styleOfNumbers: NumberStyle = { '.': 'fraction', ',': 'fraction' };

const readPlain =
  (parameter: string) =>
  (text: string): number | undefined =>
    /^(?:min|max)_price$/.test(parameter)
      ? numberIn(text, { kind: 'money', style: styleOfPrices })
      : numberIn(text, { kind: 'number', style: styleOfNumbers });

function readerOf(
  parameter: string,
  search: URLSearchParams,
): (text: string) => number | undefined {
  if (!isLengthParameter(parameter)) return readPlain(parameter);
  return search.get(typedLengths.name) === typedLengths.value ? readLength : readMillimetres;
}

/** Whether a text typed for a number parameter can be read. */
export function isReadable(parameter: string, text: string): boolean {
  const number = isLengthParameter(parameter) ? readLength(text) : readPlain(parameter)(text);
  return number !== undefined && number <= MAX_NUMBER;
}

const optionsOf = (values: readonly string[]): string[] =>
  [...new Set(values)].filter(isOption).slice(0, MAX_OPTIONS);

const isOption = (value: string): boolean =>
  value !== '' && value.length <= MAX_OPTION_LENGTH && !/\p{Cc}/u.test(value);
