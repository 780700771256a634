import { classify } from '#furniture';
import type { FindPlacing, Placing } from '#modules/catalog/index.ts';

const placings = {
  floor: 'standing',
  wall: 'hanging',
  ceiling: 'hanging',
  plan: 'lying',
} as const satisfies Record<string, Placing>;

/** How a thing is placed. The words of the category count where its own tell nothing. */
export const placingOf: FindPlacing = ({ category, name, attributes }) =>
  placings[classify({ categorySlug: category.toLowerCase(), name, attributes }).stance];
