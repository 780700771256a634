import type { VariantAttributes } from '#contracts/attributes.ts';

/** What makes two variants of a product look different to the eye; the rest are sizes and terms. */
const seen = [
  'color',
  'facade_color',
  'countertop_color',
  'legs_color',
  'upholstery_materials',
  'material',
  'type_of_product',
  'bed_type',
  'sleeping_places',
  'doors_count',
  'drawers',
  'facade_design',
  'upper_modules',
  'lower_modules',
  'furniture_set',
] as const satisfies readonly (keyof VariantAttributes)[];

/** The same text for variants of one product that one photograph can show. */
export const appearanceOf = (attributes: VariantAttributes): string =>
  JSON.stringify(seen.map((key) => attributes[key] ?? null));
