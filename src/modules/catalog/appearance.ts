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
  'angle_variants',
  'doors_count',
  'drawers',
  'facade_design',
  'upper_modules',
  'lower_modules',
  'furniture_set',
] as const satisfies readonly (keyof VariantAttributes)[];

/** A key of the appearance: variants of one product with equal keys can share a photograph. */
export const appearanceOf = (attributes: VariantAttributes): string =>
  JSON.stringify([
    ...seen.map((key) => attributes[key] ?? null),
    // A bed for one and a bed for two differ in width alone.
    attributes.bed_type?.replace(/^(?:одно|полутора|дву)спальная/, '') ?? null,
  ]);

/** A key of the cloth: variants of one product with equal keys can share a close look at it. */
export const clothOf = ({ upholstery_materials, color }: VariantAttributes): string =>
  JSON.stringify([upholstery_materials ?? null, color ?? null]);
