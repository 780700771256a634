import { type AttributeKey, attributes, commonFilters } from '#contracts/attributes.ts';
import { type AppliedFilter, filterName } from '#contracts/filters.ts';
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
 * The attribute filters of a category, in display order: the owner's, else those of the specification, else those that its goods
 * have. Without a category, the common ones.
 */
export async function filtersOfCategory(
  { db, dataFilters }: FilterContext,
  category: FoundCategory | undefined,
): Promise<readonly AttributeKey[]> {
  if (!category) return commonFilters;
  return category.filters ?? listedFilters(category.slug) ?? dataFilters.of(db, category);
}

/**
 * The filters that a list shows. Ranges of a listed category in which all its goods are alike, or that none states, are left out unless
 * they are applied.
 */
export async function shownFilters(
  context: FilterContext,
  category: FoundCategory | undefined,
  applied: readonly AppliedFilter[],
): Promise<readonly AttributeKey[]> {
  const keys = await filtersOfCategory(context, category);
  if (!category || category.filters || !listedFilters(category.slug)) return keys;
  const ranges = await context.dataFilters.rangesOf(context.db, category);
  const isApplied = (key: AttributeKey) => applied.some(({ name }) => name === filterName(key));
  return keys.filter(
    (key) => attributes[key].filter !== 'range' || ranges.has(key) || isApplied(key),
  );
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
