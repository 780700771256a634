import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { CurrencySign } from '#contracts/currency-signs.ts';
import type { Facet, Facets } from '#contracts/facets.ts';
import { isOwnFilter, yesOf } from '#contracts/own-filters.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { capitalise } from '#messages/words/capitalise.ts';
import { isSet } from './list-filters.ts';

/** A filter that many goods of the list pass, as a link. */
export interface PopularFilter {
  readonly text: string;
  readonly filter: AppliedFilter;
}

const MOST = 8;
/** Options of one filter, so that several filters have room. */
const MOST_OPTIONS = 3;
/** An option that fewer goods have is no popular one. */
const LEAST_SHARE = 0.08;
/** Filters by which few people begin. */
const rarely: ReadonlySet<string> = new Set([
  'manufacturer',
  'brand',
  'series',
  'warranty',
  'price_segment',
  'entity',
  'room_type',
  'interior_style',
  'material',
  'filling',
  'body_material',
  'is_color_customizable',
]);

/** Their options are adjectives that could be said of anything: «левый», «средняя». */
const named: ReadonlySet<string> = new Set(['angle_variants', 'mattress_hardnesses']);

/**
 * The filters that most goods of a list pass and some do not, by the counts of its facets. A filter that is set already, that would leave nothing, or
 * that would not narrow the list is left out.
 */
export function popularFilters(
  { count, filters }: Facets,
  set: readonly AppliedFilter[],
  currency: CurrencySign,
): PopularFilter[] {
  const offered = filters.filter((facet) => !isSet(set, facet) && !rarely.has(facet.name));
  return offered.flatMap((facet) => offersOf(facet, count, currency)).slice(0, MOST);
}

function offersOf(facet: Facet, count: number, currency: CurrencySign): PopularFilter[] {
  switch (facet.kind) {
    case 'flag':
      return narrows(facet.count, count) ? [{ text: facet.label, filter: flagOf(facet.name) }] : [];
    case 'range':
      return facet.name === 'price' ? priceOffer(facet, currency) : [];
    case 'options':
      return (facet.families ?? facet.options)
        .filter((option) => narrows(option.count, count))
        .toSorted((a, b) => b.count - a.count)
        .slice(0, MOST_OPTIONS)
        .map(({ value }) => ({
          text: textOf(facet, value),
          filter: { kind: 'options', name: facet.name, values: [value] },
        }));
  }
}

const flagOf = (name: string): AppliedFilter =>
  isOwnFilter(name) ? { kind: 'options', name, values: [yesOf(name)] } : { kind: 'flag', name };

const narrows = (some: number, all: number): boolean =>
  some < all && some >= Math.max(1, all * LEAST_SHARE);

/** A number of doors or places, or a yes, means nothing without the name of its filter. */
const textOf = ({ name, label }: Facet, value: string): string =>
  named.has(name) || /^(?:\d+|да|нет)$/i.test(value)
    ? filterMessages.option(label, value)
    : capitalise(value);

/** A round price in the middle of the range, as people feel it: between the cheapest and the dearest by ratio. */
function priceOffer(
  { min, max }: Extract<Facet, { kind: 'range' }>,
  currency: CurrencySign,
): PopularFilter[] {
  if (min === null || max === null || min <= 0) return [];
  const limit = roundPrice(Math.sqrt(min * max));
  if (limit <= min || limit >= max) return [];
  const filter = { kind: 'range', name: 'price', max: limit } as const;
  return [{ text: filterMessages.upTo(limit, currency), filter }];
}

/** One digit and zeros, or one digit and a half: 60 000, 15 000. */
function roundPrice(price: number): number {
  const step = 10 ** Math.floor(Math.log10(price));
  return price < 2 * step
    ? Math.round((2 * price) / step) * (step / 2)
    : Math.round(price / step) * step;
}
