import type { FindPlacing, IsDrawn, Placing } from '#modules/catalog/index.ts';
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

/** Whether the drawings show a variant, or the plate of its category in its place. */
export const isDrawn: IsDrawn = (variant) => drawingOf(variant).isDrawn;
