import type { VariantAttributes } from '#contracts/attributes.ts';

/** The data for the names of a group, one for each offer. */
export interface Sibling {
  readonly name: string;
  readonly variantName: string | null;
  readonly article: string;
  readonly attributes: VariantAttributes;
}
