import type { VariantAttributes } from '#contracts/attributes.ts';
import type { CategoryIcon } from '#contracts/category-look.ts';
import type { Characteristic } from '#contracts/characteristics.ts';

export interface DrawingInput {
  categorySlug: string;
  name: string;
  variantName?: string;
  attributes: VariantAttributes;
  /** What the supplier says beyond the attributes. */
  characteristics?: readonly Characteristic[];
  /** The icon of the category, for a thing of unknown kind. */
  icon?: CategoryIcon;
}
