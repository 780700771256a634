import type { VariantAttributes } from '#contracts/attributes.ts';

/** The attributes that change how a variant looks. The others are sizes and terms of sale. */
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

/** A key of the appearance: variants of one product with equal keys can share a photograph. */
export const appearanceOf = (attributes: VariantAttributes): string =>
  JSON.stringify(seen.map((key) => attributes[key] ?? null));
