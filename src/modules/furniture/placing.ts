import { classify } from '#furniture';
import type { FindPlacing, IsDrawn, Placing } from '#modules/catalog/index.ts';

const placings = {
  floor: 'standing',
  wall: 'hanging',
  ceiling: 'hanging',
  plan: 'lying',
} as const satisfies Record<string, Placing>;

/** How a thing is placed. The words of the category count where its own tell nothing. */
export const placingOf: FindPlacing = ({ category, name, attributes }) =>
  placings[classify({ categorySlug: category.toLowerCase(), name, attributes }).stance];

/** Whether the drawings show a variant, or the plate of its category in its place. */
export const isDrawn: IsDrawn = (variant) => classify(variant).certain;
