import type { Category } from '#contracts/catalog.ts';
import { type Keep, keepByVersion } from '#platform/keep-by-version.ts';
import type { FoundCategory } from './categories.ts';
import { createDataFilters, type DataFilters } from './filters/data-filters.ts';
import type { FindPlacing } from './filters/idle-sizes.ts';
import { createOptionTotals, type OptionTotals } from './filters/option-totals.ts';

/** More categories than a shop has. */
const MOST_CATEGORIES = 1000;

export interface ShownCategories {
  readonly all: readonly Category[];
  readonly listed: readonly Category[];
}

/** What one process keeps of the catalogue until the version of the data changes. */
export interface CatalogCaches {
  readonly optionTotals: OptionTotals;
  readonly dataFilters: DataFilters;
  /** All categories as visitors see them, and those of menus and lists. */
  readonly keepCategories: Keep<'shown', ShownCategories>;
  /** Categories by the slug that a list names. */
  readonly keepCategory: Keep<string, FoundCategory>;
}

/** `version` is null while it is not known: then nothing is kept. */
export const createCatalogCaches = (
  version: () => number | null,
  placingOf: FindPlacing,
): CatalogCaches => ({
  optionTotals: createOptionTotals(version),
  dataFilters: createDataFilters(version, placingOf),
  keepCategories: keepByVersion(version, 1),
  keepCategory: keepByVersion(version, MOST_CATEGORIES),
});
