import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Understood } from '#contracts/understood.ts';
import type { ShownProduct } from '../written-product.ts';
import type { Found } from './search.ts';

/** Fewer results say nothing about what was meant. */
const ENOUGH = 2;
const MOST_OF = 0.8;

/**
 * How a text was understood. Conditions that the chosen filters replace are left out. The category of nearly all results is offered even if the text
 * does not name it.
 */
export function understoodOf(
  { understood }: Found,
  chosen: readonly AppliedFilter[],
  results: readonly ShownProduct[],
): Understood {
  const { whole, conditions, categories, pages } = understood;
  const isReplaced = ({ limits }: Understood['conditions'][number]) =>
    limits.every(({ name }) => chosen.some((filter) => filter.name === name));
  return {
    whole,
    conditions: conditions.filter((condition) => !isReplaced(condition)),
    categories: categories.length > 0 ? categories : prevailing(results),
    pages,
  };
}

function prevailing(results: readonly ShownProduct[]): Understood['categories'] {
  if (results.length < ENOUGH) return [];
  const bySlug = Map.groupBy(results, ({ presented }) => presented.fields.category.slug);
  const [most = []] = [...bySlug.values()].toSorted((a, b) => b.length - a.length);
  const [first] = most;
  if (!first || most.length < results.length * MOST_OF) return [];
  const { slug, name } = first.presented.fields.category;
  return [{ slug, name }];
}
