import { inArray } from 'drizzle-orm';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { isOwnFilter } from '#contracts/own-filters.ts';
import {
  type CharacteristicsByKey,
  characteristicOf,
  readCharacteristicNumber,
} from '#contracts/shop-characteristics.ts';
import type { Database } from '#platform/database/database.ts';
import { filterOptions } from '../tables.ts';

/** A label has a thousand options at most (migration 0036), a query ten labels. */
const MOST_VALUES = 10_000;

type OwnRange = Extract<AppliedFilter, { kind: 'range' }>;

const isOwnRange = (filter: AppliedFilter): filter is OwnRange =>
  filter.kind === 'range' && isOwnFilter(filter.name);

/**
 * The filters with each range of an own characteristic as the options whose numbers lie in it. A characteristic that the owner has not
 * defined as a number has none.
 */
export async function withOwnRanges(
  db: Database,
  filters: readonly AppliedFilter[],
  readDefined: () => Promise<CharacteristicsByKey>,
): Promise<readonly AppliedFilter[]> {
  const ranges = filters.filter(isOwnRange);
  if (ranges.length === 0) return filters;
  const { key, value } = filterOptions;
  const keys = ranges.map(({ name }) => name.toLowerCase());
  const [defined, options] = await Promise.all([
    readDefined(),
    db.select({ key, value }).from(filterOptions).where(inArray(key, keys)).limit(MOST_VALUES),
  ]);
  return filters.map((filter) => {
    if (!isOwnRange(filter)) return filter;
    const { name, min = 0, max = Number.POSITIVE_INFINITY } = filter;
    const definition = characteristicOf(defined, name);
    const isInside = (text: string): boolean => {
      const number = definition && readCharacteristicNumber(text, definition);
      return number !== undefined && number >= min && number <= max;
    };
    const own = options.filter((option) => option.key === name.toLowerCase());
    const values = own.map((option) => option.value).filter(isInside);
    return { kind: 'options', name, values };
  });
}
