import { type BestPhotos, createBestPhotos } from './category-look/category-photos.ts';
import { createDataFilters, type DataFilters } from './filters/data-filters.ts';
import type { FindPlacing } from './filters/idle-sizes.ts';
import { createOptionTotals, type OptionTotals } from './filters/option-totals.ts';

/** What one process keeps of the catalogue until the version of the data changes. */
export interface CatalogCaches {
  readonly optionTotals: OptionTotals;
  readonly dataFilters: DataFilters;
  readonly bestPhotos: BestPhotos;
}

/** `version` is null while it is not known: then nothing is kept. */
export const createCatalogCaches = (
  version: () => number | null,
  placingOf: FindPlacing,
): CatalogCaches => ({
  optionTotals: createOptionTotals(version),
  dataFilters: createDataFilters(version, placingOf),
  bestPhotos: createBestPhotos(version),
});
