// Without Zod, which would come into the bundle of the office with them.

/** Whether a product is shown in the shop: by the word of the staff, or between two days. */
export const visibilityKinds = ['shown', 'hidden', 'days'] as const;
export type VisibilityKind = (typeof visibilityKinds)[number];

/** Why a product cannot be bought or found, or is shown worse than it could be. */
export const productFlaws = [
  'hidden',
  'not_yet',
  'no_longer',
  'withdrawn',
  'no_variants',
  'category_hidden',
  'sold_out',
  'no_photo',
  'no_sizes',
  'no_description',
  'no_model',
] as const;
export type ProductFlaw = (typeof productFlaws)[number];

/** Those that keep it from being bought or found. */
export const gravestFlaws: readonly ProductFlaw[] = [
  'hidden',
  'not_yet',
  'no_longer',
  'withdrawn',
  'no_variants',
  'category_hidden',
  'sold_out',
];
