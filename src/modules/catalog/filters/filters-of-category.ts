import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { commonFilters, type FilterKey } from '#contracts/filters.ts';
import type { Database } from '#platform/database/database.ts';
import type { FoundCategory } from '../categories.ts';
import { listedFilters } from './category-filters.ts';
import type { DataFilters } from './data-filters.ts';

interface FilterContext {
  readonly db: Database;
  /** The cache of this process. */
  readonly dataFilters: DataFilters;
}

/**
 * The filters of a category by attributes and own characteristics, in display order: the owner's, else those of the specification, else those that its goods
 * have. Without a category, the common ones.
 */
export async function filtersOfCategory(
  { db, dataFilters }: FilterContext,
  category: FoundCategory | undefined,
): Promise<readonly FilterKey[]> {
  if (!category) return commonFilters;
  return category.filters ?? listedFilters(category.slug) ?? dataFilters(db, category);
}

/** Bed sizes filter only categories that offer them; in other categories they are ignored (spec section 5). */
export async function withoutStrangers(
  context: FilterContext,
  category: FoundCategory | undefined,
  filters: readonly AppliedFilter[],
): Promise<readonly AppliedFilter[]> {
  const isBedSize = ({ name }: AppliedFilter) => name === 'bed_width' || name === 'bed_length';
  if (!category || !filters.some(isBedSize)) return filters;
  const keys: readonly string[] = await filtersOfCategory(context, category);
  return filters.filter((filter) => !isBedSize(filter) || keys.includes(filter.name));
}
