import type { FindPlacing, Placing } from '#modules/catalog/index.ts';
import { drawingOf } from './drawing/registry.ts';

const placings = {
  floor: 'standing',
  wall: 'hanging',
  ceiling: 'hanging',
  plan: 'lying',
} as const satisfies Record<string, Placing>;

/** How a thing is placed, as it is drawn. The words of the category count where its own tell nothing. */
export const placingOf: FindPlacing = ({ category, name, attributes }) =>
  placings[drawingOf({ categorySlug: category.toLowerCase(), name, attributes }).stance];
