import type { AppliedFilter } from './applied-filters.ts';
import { filterNames, knownFilters } from './filters.ts';
import type { NumberStyle } from './number-style.ts';
import { MOST_OWN_FILTERS, OWN, ownOptions, readOwnLimit } from './own-filters.ts';
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
export function readFilters(search: URLSearchParams, names = filterNames): AppliedFilter[] {
  const own = names.includes(OWN) ? [...search.keys()].filter(isOwnLimit) : [];
  const stated = knownFilters
    .filter(({ name }) => names.includes(name))
    .flatMap(({ kind, parameters }) =>
      parameters.map(([parameter]) => [parameter, readers[kind](parameter, search)]),
    );
  const limits = own.map((parameter) => [parameter, numberOf(parameter, search)]);
  return appliedFilters(Object.fromEntries([...stated, ...limits])).map(inOrder);
}

/** What an address states by a parameter of each kind of filter. */
const readers: Record<
  AppliedFilter['kind'],
  (parameter: string, search: URLSearchParams) => unknown
> = {
  range: numberOf,
  fit: numberOf,
  options: (parameter, search) => optionsOf(search.getAll(parameter)),
  flag: (parameter, search) => search.getAll(parameter).includes('true'),
  text: (parameter, search) => toSearchText(search.get(parameter) ?? ''),
};

const isOwnLimit = (parameter: string): boolean => isOption(readOwnLimit(parameter)?.name ?? '');

function inOrder(filter: AppliedFilter): AppliedFilter {
  if (filter.kind !== 'range') return filter;
  const { min = 0, max = MAX_NUMBER } = filter;
  return min > max ? { ...filter, min: max, max: min } : filter;
}

/**
 * The filters that a query sets, in the order of {@link filterNames}, ranges of own filters last. The values must be valid: read by
 * {@link readFilters} or by the strict contract.
 */
export function appliedFilters(query: Record<string, unknown>): AppliedFilter[] {
  const named = knownFilters.flatMap((filter) =>
    filter.name === OWN ? ownFilters(query[OWN]) : (appliedFilter(filter, query) ?? []),
  );
  return [...named, ...ownRanges(query)];
}

function appliedFilter(
  { kind, name, parameters }: (typeof knownFilters)[number],
  query: Record<string, unknown>,
): AppliedFilter | undefined {
  if (kind === 'flag') return query[name] === true ? { kind, name } : undefined;
  const stated = parameters.flatMap(([parameter, field]) => {
    const value = statedValue(query[parameter]);
    return value === undefined ? [] : [[field, value] as const];
  });
  return stated.length > 0
    ? ({ kind, name, ...Object.fromEntries(stated) } as AppliedFilter)
    : undefined;
}

/** A value without repeated options and outer spaces; undefined for nothing. */
function statedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [...new Set(value)] : undefined;
  return typeof value === 'string' ? value.trim() || undefined : value;
}

const ownFilters = (texts: unknown): AppliedFilter[] =>
  Array.isArray(texts)
    ? ownOptions(texts).map(([name, values]) => ({ kind: 'options', name, values }))
    : [];

/** The first spelling of a label counts. The limits of the strict contract are texts: their names are the owner's. */
function ownRanges(query: Record<string, unknown>): AppliedFilter[] {
  const byKey = new Map<string, Extract<AppliedFilter, { kind: 'range' }>>();
  for (const [parameter, value] of Object.entries(query)) {
    const limit = value === undefined ? undefined : readOwnLimit(parameter);
    if (!limit) continue;
    const { name, end } = limit;
    const key = name.toLowerCase();
    byKey.set(key, { kind: 'range', name, [end]: Number(value), ...byKey.get(key) });
  }
  return [...byKey.values()].slice(0, MOST_OWN_FILTERS);
}

function numberOf(parameter: string, search: URLSearchParams): number | undefined {
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
