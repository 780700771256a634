import type { Category } from '#contracts/catalog.ts';
import type { Facets } from '#contracts/facets.ts';
import { type Keep, keepByVersion } from '#platform/keep-by-version.ts';
import type { FoundCategory } from './categories.ts';
import { createDataFilters, type DataFilters } from './filters/data-filters.ts';
import type { FindPlacing } from './filters/idle-sizes.ts';
import { createOptionTotals, type OptionTotals } from './filters/option-totals.ts';

/** More categories than a shop has. */
const MOST_CATEGORIES = 1000;
/** Facets have some 20 kB each. */
const MOST_FACETS = 200;

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
  /** The facets of whole categories, by slug. */
  readonly keepFacets: Keep<string, Facets>;
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
  keepFacets: keepByVersion(version, MOST_FACETS),
  keepCategory: keepByVersion(version, MOST_CATEGORIES),
});
